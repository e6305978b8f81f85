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
