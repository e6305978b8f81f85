import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isShownElsewhere } from '../../lib/act.ts';
import { ApiError, messageOf, isStale } from '../../lib/api-error.ts';
import { sessionNow } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { readKey } from '../../lib/read.ts';
import { beginDraft, type DraftOrder, type DraftOutcome, type DraftUnderWay } from './draft-under-way.ts';
import { draftWords } from './draft-words.ts';

/** The draft that is being written for one student. Its end is told by name: whoever asked for it may be with another by then. */
export function useDrafting(name: string) {
  const cache = useQueryClient();
  const [writing, setWriting] = useState<DraftUnderWay | null>(null);
  const [stopping, setStopping] = useState(false);

  /** Waits for a draft that is under way. */
  const follow = async (draft: DraftUnderWay): Promise<DraftOutcome> => {
    setWriting(draft);
    try {
      return await draft.outcome;
    } finally {
      setWriting(null);
    }
  };

  const tellFailure = (error: unknown) => {
    // The editor tells what was stored elsewhere.
    if (isStale(error) || (error instanceof ApiError && isShownElsewhere(error))) return;
    notify.error(messageOf(error, '기록문 초안을 만들지 못했습니다.'));
  };

  const write = async (order: DraftOrder): Promise<DraftOutcome> => {
    const session = sessionNow();
    try {
      const outcome = await follow(beginDraft(order));
      if (session === sessionNow()) {
        if (outcome.stopped) notify.info(draftWords.stopped(name));
        else notify.success(draftWords.made(name, outcome.response.provenance));
      }
      return outcome;
    } catch (error) {
      if (session === sessionNow()) tellFailure(error);
      throw error;
    } finally {
      // Whatever came of it, the model may have been asked.
      void cache.invalidateQueries({ queryKey: readKey('getModelQuota') });
    }
  };

  const stop = async () => {
    if (!writing || stopping) return;
    setStopping(true);
    try {
      await writing.stop();
    } catch (error) {
      if (!(error instanceof ApiError && isShownElsewhere(error)))
        notify.error(messageOf(error, '초안 만들기를 멈추지 못했습니다.'));
    } finally {
      setStopping(false);
    }
  };

  return { writing, stopping, follow, write, stop };
}
