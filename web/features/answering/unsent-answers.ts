import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { writeDraftsNow } from '../../lib/draft-signals.ts';
import { draftsOf, type LocalDraft, removeDraft } from '../../lib/drafts.ts';
import { type Answers, isEmpty } from './answers.ts';
import { baseOf, mergeAnswers } from './merge.ts';

/** Nobody who wants to leave waits longer for one answer of the server. */
const LONGEST_MS = 4000;

function save(id: string, { responses, teacherRequest }: Answers, basedOn: string | null) {
  const input = { id, responses: [...responses], teacherRequest, basedOn };
  return call('saveDraft', input, { signal: AbortSignal.timeout(LONGEST_MS) });
}

/** Sends one draft; throws when the server has not got every word of it afterwards. */
async function send(id: string, local: LocalDraft): Promise<void> {
  const base = baseOf(local);
  try {
    await save(id, local, base?.saved_at ?? null);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
    const { draft } = await call('getAnswerSheet', { id }, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!draft) throw error;
    const { answers, conflicts } = mergeAnswers(base, local, draft);
    // Which of two texts stays is not decided at the door.
    if (conflicts.length > 0) throw error;
    await save(id, answers, draft.saved_at);
  }
}

/**
 * Before somebody signs out: sends what only this device has, and removes from it what the server has. Answers how
 * many drafts could not be sent; those stay here.
 */
export async function sendUnsentAnswers(userId: string): Promise<number> {
  writeDraftsNow();
  const sent = await Promise.all(
    draftsOf(userId).map(async ({ evaluationId, key, draft }) => {
      try {
        if (draft.syncedAs === null && !isEmpty(draft)) await send(evaluationId, draft);
        removeDraft(key);
        return true;
      } catch {
        return false;
      }
    }),
  );
  return sent.filter((done) => !done).length;
}

/** Whether this device keeps words of this person, for whoever has to sign in again. */
export function hasDraft(userId: string): boolean {
  return draftsOf(userId).some(({ draft }) => !isEmpty(draft));
}
