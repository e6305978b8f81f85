/**
 * Where somebody was when the session ended under their hands. They come back there after signing in again in the same
 * tab, and nobody else does.
 */
const KEY = 'return-to';

export function rememberPlace(userId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([userId, window.location.pathname]));
  } catch {
    // Without storage they land on their dashboard.
  }
}

/** The remembered address of this person, once. */
export function takePlace(userId: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (!Array.isArray(stored) || stored[0] !== userId) return null;
    const place: unknown = stored[1];
    return typeof place === 'string' && /^\/(?![/\\])/.test(place) ? place : null;
  } catch {
    return null;
  }
}

const ENDED = 'session-ended';

/** Why the login screen stands here now: the session ended by itself, perhaps with answers left on this device. */
export type SessionEnd = 'plain' | 'draft';

export function rememberEnd(end: SessionEnd): void {
  try {
    sessionStorage.setItem(ENDED, end);
  } catch {
    // Without storage the login screen gives no reason.
  }
}

/** Null: nothing ended, somebody came to sign in. */
export function readEnd(): SessionEnd | null {
  try {
    const end = sessionStorage.getItem(ENDED);
    return end === 'plain' || end === 'draft' ? end : null;
  } catch {
    return null;
  }
}

export function forgetEnd(): void {
  try {
    sessionStorage.removeItem(ENDED);
  } catch {
    // Nothing could have been stored either.
  }
}
