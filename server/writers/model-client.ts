import { setTimeout as pause } from 'node:timers/promises';
import type { APICallError } from 'ai';
import type { ModelSettings } from '../env.ts';
import { ModelFailure } from './fallback.ts';
import { pinnedFetch } from './pinned-fetch.ts';

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** When all tries for one draft are over. */
export interface Deadline {
  signal: AbortSignal;
  /** On the clock of `performance.now()`, in ms. */
  endsAt: number;
}

export function deadlineIn(seconds: number): Deadline {
  return { signal: AbortSignal.timeout(seconds * 1000), endsAt: performance.now() + seconds * 1000 };
}

/** One question to the model. `ask` answers its text, complete; everything else is a ModelFailure. */
export interface ModelClient {
  ask(messages: readonly Message[], deadline: Deadline): Promise<string>;
}

/** How often one question goes out: a server that is still busy then is left alone. */
const MOST_TRIES = 4;
/** The first pause between two tries, in ms; each further one is twice as long, and up to half longer by chance. */
const FIRST_PAUSE_MS = 500;

/** An OpenAI-compatible endpoint (a school's own vLLM or Ollama, or a vendor): no tools, one text, never streamed. */
export function createModelClient(settings: ModelSettings): ModelClient {
  const once = onceWith(settings);
  return {
    async ask(messages, deadline) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(messages, deadline.signal);
        } catch (error) {
          if (deadline.signal.aborted) throw new ModelFailure('late');
          if (!(error instanceof Busy)) throw error;
          const grows = FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random() / 2);
          // A server that names no time, or one that is over, is not asked faster for it.
          const waitMs = Math.max(error.retryAfterMs ?? 0, grows);
          // What cannot be answered in time any more is given up now: somebody is waiting.
          if (tries >= MOST_TRIES || performance.now() + waitMs >= deadline.endsAt) throw error;
          await pause(waitMs);
        }
      }
    },
  };
}

/** Worth another try. */
class Busy extends ModelFailure {
  readonly retryAfterMs: number | null;

  constructor(reason: 'busy' | 'failing', status: number, retryAfterMs: number | null) {
    super(reason, status);
    this.retryAfterMs = retryAfterMs;
  }
}

function onceWith(settings: ModelSettings) {
  const base = new URL(settings.baseUrl);
  const fetch = pinnedFetch(base);
  return async (messages: readonly Message[], deadline: AbortSignal): Promise<string> => {
    let answered = false;
    // Loaded with the first question: a school without a model never pays for it.
    const [{ APICallError, generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: settings.baseUrl.replace(/\/+$/, ''),
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        answered = true;
        return response;
      },
      ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    });
    try {
      const reply = await generateText({
        model: provider.chatModel(settings.model),
        system: messages
          .filter(({ role }) => role === 'system')
          .map(({ content }) => content)
          .join('\n'),
        messages: messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
        maxRetries: 0,
        abortSignal: deadline,
      });
      if (reply.finishReason === 'length') throw new ModelFailure('cut');
      if (reply.finishReason === 'content-filter') throw new ModelFailure('declined');
      if (reply.finishReason !== 'stop') throw new ModelFailure('shape');
      return reply.text;
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      if (APICallError.isInstance(error)) throw failureOf(error);
      throw new ModelFailure(isCut(error) ? 'cut' : answered ? 'shape' : 'unreachable');
    }
  };
}

/** Refusals of this moment, not of this question: a request that took too long, came too early, or met another. */
const PASSING = new Set([408, 409, 425]);

function failureOf({
  statusCode: status,
  responseHeaders: headers,
  responseBody: body = '',
  cause,
}: APICallError): ModelFailure {
  if (status === undefined) return new ModelFailure(isCut(cause) ? 'cut' : 'unreachable');
  if (status === 429) return new Busy('busy', status, retryAfterMs(headers));
  if (status >= 500 || PASSING.has(status)) return new Busy('failing', status, retryAfterMs(headers));
  // A good status with a body that is no completion.
  if (status < 300) return new ModelFailure(isUnfinished(body) ? 'cut' : 'foreign', status);
  return new ModelFailure('setup', status);
}

/** Whether a body began as a completion, or as a stream of pieces of one; a whole page or another JSON is somebody else's. */
function isUnfinished(body: string): boolean {
  const begun = body.trimStart();
  if (begun.startsWith('data:')) return true;
  if (!begun.startsWith('{')) return false;
  try {
    JSON.parse(begun);
    return false;
  } catch {
    return true;
  }
}

/** `Retry-After` in ms, from seconds or from a date; null when there is none that can be read. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const given = headers?.['retry-after'];
  if (given === undefined) return null;
  const ms = /^\d+(?:\.\d+)?$/.test(given.trim()) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Whether the connection ended in the middle of a reply. */
function isCut(error: unknown): boolean {
  const seen = error instanceof Error ? [error, error.cause] : [];
  return seen.some(
    (one) => one instanceof Error && /terminated|other side closed|aborted/i.test(one.message),
  );
}
