import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { writeDraftsNow } from '../../lib/draft-signals.ts';
import { draftKey, draftsOf, type LocalDraft, removeDraft } from '../../lib/drafts.ts';
import { type Answers, isEmpty, sameAnswers } from './answers.ts';
import { baseOf, mergeAnswers } from './merge.ts';
import { readQueued } from './queued.ts';
import { outboxOf } from './the-outbox.ts';
import { asDraft } from './words-here.ts';

/** Nobody who wants to leave waits longer for one answer of the server. */
const LONGEST_MS = 4000;

function save(studentId: string, id: string, { responses, teacherRequest }: Answers, basedOn: string | null) {
  const input = { id, responses: [...responses], teacherRequest, basedOn, studentId };
  return call('saveDraft', input, { signal: AbortSignal.timeout(LONGEST_MS) });
}

/** What was pressed "submit" for and has no receipt yet; answers the forms for which that stays so. */
async function submitQueued(userId: string): Promise<ReadonlySet<string>> {
  const outbox = outboxOf(userId);
  if (outbox.entries().some((one) => one.refused === null)) {
    const enough = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
    await Promise.race([outbox.flush(), enough]);
  }
  return new Set(outbox.entries().flatMap((one) => (one.refused === null ? [one.evaluationId] : [])));
}

/** Puts one draft on the server; throws when it has not got every word of it afterwards. */
async function send(userId: string, id: string, local: LocalDraft): Promise<void> {
  const base = baseOf(local);
  try {
    await save(userId, id, local, base?.saved_at ?? null);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'NETWORK') throw error;
    const { draft } = await call('getAnswerSheet', { id }, { signal: AbortSignal.timeout(LONGEST_MS) });
    // A closed form takes no draft, and may have this one.
    if (draft && sameAnswers(draft, local)) return;
    if (!draft || error.code !== 'STALE') throw error;
    const { answers, conflicts } = mergeAnswers(base, local, draft);
    // Which of two texts stays is not decided at the door.
    if (conflicts.length > 0) throw error;
    await save(userId, id, answers, draft.saved_at);
  }
}

/** What lies here for one form: a draft, or what was handed in and refused, which is kept for longer. */
function wordsOf(userId: string): { evaluationId: string; draft: LocalDraft }[] {
  const drafts = draftsOf(userId);
  const refused = outboxOf(userId)
    .entries()
    .filter(
      (one) => one.refused && !isEmpty(one) && drafts.every((of) => of.evaluationId !== one.evaluationId),
    )
    .map((one) => ({ evaluationId: one.evaluationId, draft: asDraft(one, one.pressedAt) }));
  return [...drafts, ...refused];
}

/**
 * Before somebody signs out: sends what only this device has, and removes from it what the server has. Answers how
 * many forms could not be sent; those stay here.
 */
export async function sendUnsentAnswers(userId: string): Promise<number> {
  writeDraftsNow();
  const queued = await submitQueued(userId);
  // The draft of a queued submission stays with it: it is the same words.
  const here = wordsOf(userId).filter(({ evaluationId }) => !queued.has(evaluationId));
  const outbox = outboxOf(userId);
  const left = new Set(queued);
  await Promise.all(
    here.map(async ({ evaluationId, draft }) => {
      try {
        if (draft.syncedAs === null && !isEmpty(draft)) await send(userId, evaluationId, draft);
        removeDraft(draftKey(userId, evaluationId));
        outbox.forgetWords(evaluationId, draft);
      } catch {
        left.add(evaluationId);
      }
    }),
  );
  // Other words than those of the draft were refused: nobody else has them.
  for (const one of outbox.entries()) if (one.refused && !isEmpty(one)) left.add(one.evaluationId);
  return left.size;
}

/** Whether this device keeps words of this person, for whoever has to sign in again. */
export function hasDraft(userId: string): boolean {
  return (
    readQueued(userId).some((one) => !isEmpty(one)) || draftsOf(userId).some(({ draft }) => !isEmpty(draft))
  );
}
