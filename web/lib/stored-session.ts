import * as z from 'zod/mini';
import { type User, user } from '../../contract/users.ts';
import { APP_VERSION } from './app-version.ts';
import { storage } from './storage.ts';

const USER = 'user';
const EXPIRES_AT = 'session_expires_at';
const LEGACY_TOKENS = ['token', 'refreshToken'];

/** The cached user record of this browser, or null; a record of another shape counts as none. */
export function storedUser(): User | null {
  const text = storage.read(USER);
  if (text === null) return null;
  try {
    return z.parse(user, JSON.parse(text));
  } catch {
    return null;
  }
}

export function storeSession(signedIn: User, expiresAt: string): void {
  storage.write(USER, JSON.stringify(signedIn));
  storage.write(EXPIRES_AT, expiresAt);
  for (const key of LEGACY_TOKENS) storage.remove(key);
}

export function storeUser(signedIn: User): void {
  storage.write(USER, JSON.stringify(signedIn));
}

export function storeExpiry(expiresAt: string): void {
  storage.write(EXPIRES_AT, expiresAt);
}

/** When the access token ends, as ISO text; shared by all tabs, so that one refresh serves them all. */
export function storedExpiry(): string | null {
  return storage.read(EXPIRES_AT);
}

/** Drafts, notices and other things of this browser stay; only the session goes. */
export function clearStoredSession(): void {
  storage.remove(USER);
  storage.remove(EXPIRES_AT);
  for (const key of LEGACY_TOKENS) storage.remove(key);
}

/**
 * At startup: tokens that an older version kept in the browser go, and with another version the user record too
 * (specification 1, section 4, "App version").
 */
export function cleanLegacySession(): void {
  if (storage.read('app_version') !== APP_VERSION) {
    storage.remove(USER);
    storage.write('app_version', APP_VERSION);
  }
  const hadTokens = LEGACY_TOKENS.some((key) => storage.read(key) !== null);
  for (const key of LEGACY_TOKENS) storage.remove(key);
  if (hadTokens) storage.remove(USER);
}
