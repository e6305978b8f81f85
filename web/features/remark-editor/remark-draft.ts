import type { Finished } from '../../../contract/provenance.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { Fields } from './changes.ts';
import { isMade } from './finished.ts';

/** What a teacher typed and could not save: the fields, and what they were based on. */
export interface RemarkDraft {
  fields: Fields;
  base: Fields;
  /** The response's version when the typing began. */
  version: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Of which words sentences of it were made. */
  made?: readonly Finished[];
}

const KEPT_MS = 24 * 60 * 60 * 1000;

export const remarkDraftKey = (userId: string, evaluationId: string, studentId: string) =>
  `remark-draft-${userId}-${evaluationId}-${studentId}`;

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  if (!('observation' in value && 'remark' in value && 'answers' in value)) return false;
  const { observation, remark, answers } = value;
  const list = Array.isArray(answers) && answers.every((answer) => typeof answer === 'string');
  return typeof observation === 'string' && typeof remark === 'string' && (answers === null || list);
}

function isDraft(value: unknown): value is RemarkDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('fields' in value && 'base' in value && 'version' in value && 'savedAt' in value)) return false;
  if ('made' in value && !isMade(value.made)) return false;
  const numbers = typeof value.version === 'number' && typeof value.savedAt === 'number';
  return numbers && isFields(value.fields) && isFields(value.base);
}

/** The draft under `key`; null where there is none, it is older than a day, or the browser keeps nothing. */
export function readRemarkDraft(key: string, now = serverNow()): RemarkDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isDraft(draft) && now - draft.savedAt < KEPT_MS) return draft;
    localStorage.removeItem(key);
  } catch {
    // Unreadable is as good as absent.
  }
  return null;
}

export function writeRemarkDraft(key: string, draft: RemarkDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or closed storage must not stop the typing.
  }
}

export function removeRemarkDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
