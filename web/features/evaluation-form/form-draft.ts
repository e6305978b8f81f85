import * as z from 'zod/mini';
import { subjectOrCreative } from '../../../contract/classes.ts';
import { storage } from '../../lib/storage.ts';

/** A form that a teacher has begun and not saved, kept in this browser (specification 2, section 3); `own`: which questions are the teacher's. */
const formDraft = z.object({
  type: subjectOrCreative,
  achievement_standard: z.string(),
  class_content: z.string(),
  other_notes: z.string(),
  questionCount: z.int(),
  questions: z.array(z.string()),
  own: z.optional(z.array(z.boolean())),
  /** Milliseconds since the epoch, this device's clock. */
  savedAt: z.number(),
});
export type FormDraft = z.output<typeof formDraft>;

/** `evaluationId` is `new` for a form that does not exist yet. */
export function formDraftKey(userId: string, classId: string, evaluationId: string): string {
  return `evaluation-form-${userId}-${classId}-${evaluationId}`;
}

/** Null when there is none or it cannot be read. */
export function parseFormDraft(text: string | null): FormDraft | null {
  if (text === null) return null;
  try {
    return z.parse(formDraft, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Nothing that a person wrote would be lost with it. */
export function isEmptyDraft(draft: Omit<FormDraft, 'savedAt'>): boolean {
  const words = [draft.achievement_standard, draft.class_content, draft.other_notes, ...draft.questions];
  return words.every((text) => text.trim() === '');
}

export function readFormDraft(key: string): FormDraft | null {
  return parseFormDraft(storage.read(key));
}

export function writeFormDraft(key: string, draft: FormDraft): boolean {
  return storage.write(key, JSON.stringify(draft));
}

export function removeFormDraft(key: string): void {
  storage.remove(key);
}
