import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import type { Answer } from './scripted-server.ts';

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
export const coded = (code: ErrorCode, headers: Record<string, string> = {}): Answer => {
  const { status, message } = ERRORS[code];
  return { status, headers, body: { success: false, code, message, error: message } };
};
/** Of a proxy, say: no envelope. */
export const bare = (status: number): Answer => ({ status, text: '<h1>proxy</h1>', type: 'text/html' });
export const refreshed = ok({ user: {}, session: { expiresAt: '2030-01-01T00:00:00.000Z' } });

export const CLASSES = 'GET /api/student/classes';
export const REFRESH = 'POST /api/auth/refresh';
export const ME = 'GET /api/auth/me';

export interface Case {
  does: string;
  script: Record<string, Answer[]>;
  outcome: string;
  heard?: string[];
  waits?: number[];
  events?: string[];
  visited?: string[];
  loaded?: string[];
  /** Whether the session's record is still there; true unless said. */
  kept?: boolean;
}

const TO_LOGIN = { events: ['auth:logout'], visited: ['replace /login'], kept: false };

/** Specification 1, section 8, "Transport", line by line. */
export const CASES: Case[] = [
  {
    does: '429 with Retry-After: once more after those seconds',
    script: { [CLASSES]: [coded('RATE_LIMITED', { 'retry-after': '7' }), ok({ classes: [] })] },
    ...{ outcome: 'ok', heard: [CLASSES, CLASSES], waits: [7000] },
  },
  {
    does: '429 without Retry-After: once more after three seconds',
    script: { [CLASSES]: [coded('RATE_LIMITED'), ok({ classes: [] })] },
    ...{ outcome: 'ok', heard: [CLASSES, CLASSES], waits: [3000] },
  },
  {
    does: '429 of a proxy, twice: given up after one more try',
    script: { [CLASSES]: [bare(429)] },
    ...{ outcome: '429 no code', heard: [CLASSES, CLASSES], waits: [3000] },
  },
  {
    does: '429 that asks for minutes: once more after them',
    script: { [CLASSES]: [coded('RATE_LIMITED', { 'retry-after': '600' }), ok({ classes: [] })] },
    ...{ outcome: 'ok', heard: [CLASSES, CLASSES], waits: [600_000] },
  },
  {
    does: '401: one refresh, then the same again',
    script: { [CLASSES]: [coded('UNAUTHENTICATED'), ok({ classes: [] })], [REFRESH]: [refreshed] },
    ...{ outcome: 'ok', heard: [CLASSES, REFRESH, CLASSES] },
  },
  {
    does: '401 without a code is the same',
    script: { [CLASSES]: [bare(401), ok({ classes: [] })], [REFRESH]: [refreshed] },
    ...{ outcome: 'ok', heard: [CLASSES, REFRESH, CLASSES] },
  },
  {
    does: '401 and a refused refresh: cleared, auth:logout, login after 100 ms',
    script: { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [coded('UNAUTHENTICATED')] },
    ...{ outcome: '401 UNAUTHENTICATED', heard: [CLASSES, REFRESH], waits: [100], ...TO_LOGIN },
  },
  {
    does: '401 again after a refresh: no second refresh',
    script: { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [refreshed] },
    ...{ outcome: '401 UNAUTHENTICATED', heard: [CLASSES, REFRESH, CLASSES], ...TO_LOGIN },
  },
  {
    does: 'a refresh that answers 404 is not tried again',
    script: { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [bare(404)] },
    ...{ outcome: '401 UNAUTHENTICATED', heard: [CLASSES, REFRESH], waits: [100], ...TO_LOGIN },
  },
  {
    does: 'a refresh that fails otherwise is tried twice more, a second apart',
    script: { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [bare(502)] },
    outcome: '401 UNAUTHENTICATED',
    ...{ heard: [CLASSES, REFRESH, REFRESH, REFRESH], waits: [1000, 1000, 100], ...TO_LOGIN },
  },
  {
    does: 'a refresh whose connection breaks once goes on',
    script: {
      [CLASSES]: [coded('UNAUTHENTICATED'), ok({ classes: [] })],
      [REFRESH]: ['gone', refreshed],
    },
    ...{ outcome: 'ok', heard: [CLASSES, REFRESH, REFRESH, CLASSES], waits: [1000] },
  },
  {
    does: 'VERSION_MISMATCH: session and caches cleared, the login screen loaded anew',
    script: { [CLASSES]: [coded('VERSION_MISMATCH')], 'POST /api/auth/logout': [ok({})] },
    outcome: '401 VERSION_MISMATCH',
    ...{ heard: [CLASSES, 'POST /api/auth/logout'], loaded: ['/login?reload=true'], kept: false },
  },
  {
    does: 'VERSION_MISMATCH of the refresh is the same',
    script: { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [coded('VERSION_MISMATCH')] },
    ...{ outcome: '401 VERSION_MISMATCH', loaded: ['/login?reload=true'], kept: false },
  },
  {
    does: '403 without a code: the token counts as invalid, cleared at once',
    script: { [CLASSES]: [bare(403)] },
    ...{ outcome: '403 no code', heard: [CLASSES], waits: [100], ...TO_LOGIN },
  },
  {
    does: '403 with a code that nobody knows is no better',
    script: { [CLASSES]: [{ status: 403, body: { success: false, code: 'WHATEVER', message: '' } }] },
    ...{ outcome: '403 no code', heard: [CLASSES], ...TO_LOGIN },
  },
  {
    does: 'ACCOUNT_DISABLED ends the session',
    script: { [CLASSES]: [coded('ACCOUNT_DISABLED')] },
    ...{ outcome: '403 ACCOUNT_DISABLED', heard: [CLASSES], ...TO_LOGIN },
  },
  ...(
    [
      ['CONSENT_REQUIRED', ['auth:consent-required']],
      ['PASSWORD_CHANGE_REQUIRED', ['auth:password-change-required']],
      ['FORBIDDEN', ['auth:forbidden']],
      ['IP_NOT_ALLOWED', []],
      ['REGISTRATION_CLOSED', []],
    ] as const
  ).map(([code, raised]) => ({
    does: `403 ${code} keeps the session`,
    script: { [CLASSES]: [coded(code)] },
    ...{ outcome: `403 ${code}`, heard: [CLASSES], events: [...raised] },
  })),
  {
    does: '403 CSRF: the cookie is renewed by a reading call; where it is not, given up',
    script: { [CLASSES]: [coded('CSRF')], [ME]: [ok({})] },
    ...{ outcome: '403 CSRF', heard: [CLASSES, ME] },
  },
  {
    does: 'no answer: passed on, nothing repeated',
    script: { [CLASSES]: ['gone'] },
    ...{ outcome: '0 NETWORK', heard: [CLASSES] },
  },
  ...(
    ['NOT_FOUND', 'VALIDATION', 'NOT_CLOSED', 'STALE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'LOCKED'] as const
  ).map((code) => ({
    does: `${ERRORS[code].status} ${code} is the screen's to show`,
    script: { [CLASSES]: [coded(code)] },
    ...{ outcome: `${ERRORS[code].status} ${code}`, heard: [CLASSES] },
  })),
  ...(['INTERNAL', 'MAINTENANCE', 'UNAVAILABLE'] as const).map((code) => ({
    does: `${ERRORS[code].status} ${code} leaves the session alone`,
    script: { [CLASSES]: [coded(code)] },
    ...{ outcome: `${ERRORS[code].status} ${code}`, heard: [CLASSES] },
  })),
  {
    does: "a proxy's 502 page leaves the session alone",
    script: { [CLASSES]: [bare(502)] },
    ...{ outcome: '502 no code', heard: [CLASSES] },
  },
  {
    does: 'a success that is not our envelope is none',
    script: { [CLASSES]: [bare(200)] },
    ...{ outcome: '200 no code', heard: [CLASSES] },
  },
];
