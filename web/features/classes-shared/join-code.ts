/**
 * The code of a join link, from opening it until the student is signed in. It lasts as long as the tab: whoever sits at
 * this computer next must not land in the class of the one before.
 */
const KEY = 'join-code';

export function rememberJoinCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the student types the code.
  }
}

/** The remembered code, or null. It stays until `forgetJoinCode`: screens may be drawn more than once. */
export function readJoinCode(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetJoinCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could have been stored either.
  }
}

/** What a teacher hands out or projects. */
export function joinLink(code: string): string {
  return `${window.location.origin}/join/${code}`;
}
