import { draftKey, type LocalDraft, readDraft } from '../../lib/drafts.ts';
import { isEmpty } from './answers.ts';
import type { Queued } from './queued.ts';

/** What was pressed and not taken, as a draft to go on with. */
export function asDraft({ responses, teacherRequest, base }: Queued, savedAt: number): LocalDraft {
  return { responses, teacherRequest, savedAt, syncedAs: null, base };
}

/**
 * The words of one sheet on this device: the draft, or else what was handed in and refused, which is kept for longer.
 * @param pressed what stands in the queue for this sheet
 */
export function wordsHere(
  userId: string,
  evaluationId: string,
  pressed: Queued | undefined,
): LocalDraft | null {
  const draft = readDraft(draftKey(userId, evaluationId));
  return draft ?? (pressed?.refused && !isEmpty(pressed) ? asDraft(pressed, pressed.pressedAt) : null);
}
