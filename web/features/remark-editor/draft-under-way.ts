import type { SavedResponse } from '../../../contract/responses.ts';
import { isStale } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';

/** What became of a draft: the response with it, or as it was before where the teacher stopped it. */
export interface DraftOutcome {
  response: SavedResponse;
  stopped: boolean;
}

/** A draft while somebody writes it; a model takes the better part of a minute. */
export interface DraftUnderWay {
  /** Milliseconds on the clock of `performance.now()`. */
  startedAt: number;
  outcome: Promise<DraftOutcome>;
  /**
   * Gives it up: the text stays as it was, and a reply that still comes is ignored. Where the draft is there already, that
   * stands. @throws ApiError where the server could not be told
   */
  stop: () => Promise<void>;
}

export interface DraftOrder {
  id: string;
  observation: string;
  version: number;
}

interface Sending {
  write: (order: DraftOrder, signal: AbortSignal) => Promise<SavedResponse>;
  stop: (order: Pick<DraftOrder, 'id' | 'version'>) => Promise<SavedResponse>;
}

const TO_SERVER: Sending = {
  write: async (order, signal) => (await call('evaluateResponse', order, { signal })).response,
  stop: async (order) => (await call('stopDraft', order)).response,
};

/** By response: whoever closes an editor and comes back meanwhile finds the draft still being written. */
const all = new Map<string, DraftUnderWay>();

export const draftUnderWay = (responseId: string | null) =>
  responseId === null ? null : (all.get(responseId) ?? null);

/** Asks for a draft of a response, which has none under way. */
export function beginDraft(order: DraftOrder, sending: Sending = TO_SERVER): DraftUnderWay {
  const { id, version } = order;
  const line = new AbortController();
  let stopping: Promise<SavedResponse> | null = null;
  let giveUp: (outcome: DraftOutcome) => void = () => {};
  const givenUp = new Promise<DraftOutcome>((resolve) => {
    giveUp = resolve;
  });
  const reply = sending.write(order, line.signal).then(
    (response) => ({ response, stopped: false }),
    async (error: unknown) => {
      // The server refuses what was stopped, and may say so before it says that it is stopped.
      const response = await stopping?.catch(() => null);
      if (response) return { response, stopped: true };
      throw error;
    },
  );
  const draft: DraftUnderWay = {
    startedAt: performance.now(),
    outcome: Promise.race([reply, givenUp]).finally(() => all.delete(id)),
    stop: async () => {
      stopping ??= sending.stop({ id, version });
      try {
        giveUp({ response: await stopping, stopped: true });
        line.abort();
      } catch (error) {
        stopping = null;
        if (!isStale(error)) throw error;
      }
    },
  };
  all.set(id, draft);
  return draft;
}
