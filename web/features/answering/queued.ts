import * as z from 'zod/mini';
import { serverNow } from '../../lib/server-clock.ts';
import { storage } from '../../lib/storage.ts';

/**
 * Submissions that were pressed and have no receipt yet. They outlive the tab and go out as soon as their own student is signed
 * in and the server answers (docs/decisions/0017-queued-submissions.md).
 */
const PREFIX = 'evaluation-submission-';

/**
 * A long weekend without a connection, and after a refusal as long again to take the words to a teacher; longer than
 * drafts, since the student has handed these in.
 */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const written = { responses: z.array(z.string()), teacherRequest: z.string() };
const queued = z.object({
  evaluationId: z.string(),
  className: z.string(),
  ...written,
  /** The server's draft that these answers were written upon; null for none. */
  base: z.nullable(z.object({ ...written, saved_at: z.string() })),
  /** Own saves without a receipt: the server may hold any of them. */
  echoes: z.array(z.object(written)),
  /** Milliseconds since the epoch, the server's clock. */
  pressedAt: z.number(),
  /** Why it will never be taken as it is, and since when; null while it waits. */
  refused: z.nullable(z.object({ code: z.string(), at: z.number() })),
});
export type Queued = z.output<typeof queued>;

function keyOf(userId: string, evaluationId: string): string {
  return `${PREFIX}${userId}-${evaluationId}`;
}

function parse(text: string | null): Queued | null {
  if (text === null) return null;
  try {
    return z.parse(queued, JSON.parse(text));
  } catch {
    return null;
  }
}

function isOver({ refused, pressedAt }: Queued, now: number): boolean {
  return now - (refused?.at ?? pressedAt) >= LIFETIME_MS;
}

/** What this person pressed here, the oldest first. Nobody else's. */
export function readQueued(userId: string, now: number = serverNow()): Queued[] {
  const start = keyOf(userId, '');
  return storage
    .keys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => parse(storage.read(key)) ?? [])
    .filter((one) => !isOver(one, now))
    .sort((a, b) => a.pressedAt - b.pressedAt);
}

/** Answers whether the browser really kept it. */
export function writeQueued(userId: string, one: Queued): boolean {
  return storage.write(keyOf(userId, one.evaluationId), JSON.stringify(one));
}

export function removeQueued(userId: string, evaluationId: string): void {
  storage.remove(keyOf(userId, evaluationId));
}

/** Whether a stored key is one of a queued submission of this person; another tab may have changed it. */
export function isQueuedKey(userId: string, key: string): boolean {
  return key.startsWith(keyOf(userId, ''));
}

/** Run at startup, as for drafts. */
export function dropExpiredQueued(now: number = serverNow()): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const one = parse(storage.read(key));
    if (!one || isOver(one, now)) storage.remove(key);
  }
}
