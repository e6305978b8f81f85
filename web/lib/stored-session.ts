import type { User } from '../../contract/users.ts';
import { APP_VERSION } from '../../contract/app-version.ts';
import { serverTime } from './server-clock.ts';
import { storage } from './storage.ts';
import { mayHaveSession } from './transport.ts';

const USER = 'user';
const EXPIRES_AT = 'session_expires_at';
/** How far the server's clock was ahead of this device's when it last spoke of the session, in ms. */
const CLOCK_AHEAD = 'session_clock_ahead';
const LEGACY_TOKENS = ['token', 'refreshToken'];

const OPTIONAL_TEXT = ['string', 'null'];
/** What `typeof` says of each field, null apart. By hand, so that the schema library need not come before the first screen. */
const SHAPE: Record<keyof User, readonly string[]> = {
  id: ['string'],
  name: ['string'],
  email: ['string'],
  role: OPTIONAL_TEXT,
  school: OPTIONAL_TEXT,
  student_number: OPTIONAL_TEXT,
  grade: ['number', 'null'],
  class_number: ['number', 'null'],
  subject: OPTIONAL_TEXT,
  is_active: ['boolean'],
  created_at: ['string'],
  last_login_at: OPTIONAL_TEXT,
  consentRequired: ['boolean'],
  passwordChangeRequired: ['boolean'],
  google_id: OPTIONAL_TEXT,
  google_email: OPTIONAL_TEXT,
  has_password: ['boolean'],
  totp_enabled: ['boolean'],
};
const ROLES: readonly unknown[] = ['admin', 'teacher', 'student', null];

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  const fits = Object.entries(SHAPE).every(([field, kinds]) => {
    const found: unknown = fields.get(field);
    return kinds.includes(found === null ? 'null' : typeof found);
  });
  return fits && ROLES.includes(fields.get('role'));
}

/** The cached user record of this browser, or null; a record of another shape counts as none. */
export function storedUser(): User | null {
  const text = storage.read(USER);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

export function storeSession(signedIn: User, expiresAt: string): void {
  storage.write(USER, JSON.stringify(signedIn));
  storeExpiry(expiresAt);
  for (const key of LEGACY_TOKENS) storage.remove(key);
}

export function storeUser(signedIn: User): void {
  storage.write(USER, JSON.stringify(signedIn));
}

export function storeExpiry(expiresAt: string): void {
  storage.write(EXPIRES_AT, expiresAt);
  storage.write(CLOCK_AHEAD, String(serverTime(0)));
}

/** When the access token ends, as ISO text; shared by all tabs, so that one refresh serves them all. */
export function storedExpiry(): string | null {
  return storage.read(EXPIRES_AT);
}

/**
 * Whether the access token has ended: asked when a page opens, before the server has said what time it is, and so by the
 * difference between the two clocks as it was at its last answer.
 */
export function hasExpired(): boolean {
  const expiresAt = storedExpiry();
  const ahead = Number(storage.read(CLOCK_AHEAD) ?? 0);
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() + ahead;
}

/** Drafts, notices and other things of this browser stay; only the session goes. */
export function clearStoredSession(): void {
  storage.remove(USER);
  storage.remove(EXPIRES_AT);
  storage.remove(CLOCK_AHEAD);
  for (const key of LEGACY_TOKENS) storage.remove(key);
}

/**
 * At startup: tokens that an older version kept in the browser go, and with another version the user record too
 * (specification 1, section 4, "App version").
 */
export function cleanLegacySession(): void {
  if (storage.read('app_version') !== APP_VERSION) {
    clearStoredSession();
    storage.write('app_version', APP_VERSION);
  }
  const hadTokens = LEGACY_TOKENS.some((key) => storage.read(key) !== null);
  for (const key of LEGACY_TOKENS) storage.remove(key);
  // With cookies the record belongs to their session; the server says in a moment whose it is.
  if (hadTokens && !mayHaveSession()) clearStoredSession();
}
