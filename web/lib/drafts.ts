import * as z from 'zod/mini';
import { serverNow } from './server-clock.ts';
import { storage } from './storage.ts';

/**
 * Answers in progress, kept in this browser. Survives a closed tab and a lost connection; gone after 24 hours
 * (specification 2, section 4).
 */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const written = { responses: z.array(z.string()), teacherRequest: z.string() };
const localDraft = z.object({
  ...written,
  /** Milliseconds since the epoch by the server's clock, as far as it was known. */
  savedAt: z.number(),
  /** `saved_at` of the server's copy with the very same words; null while the server has not got them. */
  syncedAs: z.nullable(z.string()),
  /** The server's copy that these words were written upon; null for none. Older drafts do not say. */
  base: z._default(z.nullable(z.object({ ...written, saved_at: z.string() })), null),
});
export type LocalDraft = z.output<typeof localDraft>;

export function draftKey(userId: string, evaluationId: string): string {
  return `evaluation-draft-${userId}-${evaluationId}`;
}

/** The evaluations of which this browser keeps a draft of this person, with the draft. */
export function draftsOf(userId: string): { evaluationId: string; key: string; draft: LocalDraft }[] {
  const start = draftKey(userId, '');
  return storage.keys().flatMap((key) => {
    const draft = key.startsWith(start) ? readDraft(key) : null;
    return draft ? [{ evaluationId: key.slice(start.length), key, draft }] : [];
  });
}

function parseDraft(text: string | null): LocalDraft | null {
  if (text === null) return null;
  try {
    return z.parse(localDraft, JSON.parse(text));
  } catch {
    return null;
  }
}

/** The draft under `key`, or null when there is none, it is older than 24 hours or not a draft. */
export function readDraft(key: string, now: number = serverNow()): LocalDraft | null {
  const draft = parseDraft(storage.read(key));
  return draft && now - draft.savedAt < LIFETIME_MS ? draft : null;
}

/** Answers whether the browser really kept it. */
export function writeDraft(key: string, draft: LocalDraft): boolean {
  return storage.write(key, JSON.stringify(draft));
}

export function removeDraft(key: string): void {
  storage.remove(key);
}

/** Other people's answers must not lie on a shared computer for longer than promised. Run at startup. */
export function dropExpiredDrafts(now: number = serverNow()): void {
  for (const key of storage.keys()) {
    if (!key.startsWith('evaluation-draft-')) continue;
    const draft = parseDraft(storage.read(key));
    if (draft && now - draft.savedAt >= LIFETIME_MS) storage.remove(key);
  }
}
