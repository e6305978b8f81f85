import type { Draft } from '../../../contract/responses.ts';
import type { LocalDraft } from '../../lib/drafts.ts';
import { isEmpty } from './answers.ts';
import { type Merged, restorable } from './merge.ts';

/**
 * What was written and never submitted. After a submission from elsewhere only words that never left this device
 * count; the rest is in the submission.
 */
export function leftover(local: LocalDraft | null, server: Draft | null, submitted: boolean): Merged | null {
  if (!submitted) return restorable(local, server);
  if (!local || local.syncedAs !== null || isEmpty(local)) return null;
  return { answers: local, conflicts: [] };
}

/** Everything that was written to a question: two texts where two places disagreed. */
export function textsAt(left: Merged, index: number): string[] {
  const theirs = left.conflicts.filter(({ at }) => at === index).map((one) => one.theirs);
  const texts = [left.answers.responses[index] ?? '', ...theirs].filter((text) => text.trim() !== '');
  return texts.length > 0 ? texts : ['쓰지 않음'];
}

/** The questions and the answers as plain text, for the clipboard. */
export function answersText(questions: readonly string[], left: Merged): string {
  const parts = questions.map(
    (question, index) => `${index + 1}. ${question}\n${textsAt(left, index).join('\n\n')}`,
  );
  const request = left.answers.teacherRequest.trim();
  if (request !== '') parts.push(`선생님께 한마디\n${request}`);
  return parts.join('\n\n');
}
