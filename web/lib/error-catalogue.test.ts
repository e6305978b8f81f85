import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import {
  bare,
  CASES,
  CLASSES,
  coded,
  ME,
  ok,
  REFRESH,
  refreshed,
} from '../../tests/support/error-catalogue.ts';
import {
  type Answer,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/scripted-server.ts';
import { ApiError, messageOf } from './api-error.ts';
import { call, renewSession } from './client.ts';
import { download } from './download.ts';
import { registerNavigate } from './navigation.ts';
import { queryClient } from './query-client.ts';
import './wire-by-role.ts';

/**
 * The error catalogue of specification 1, section 8, "Transport", line by line: the client against a real server that
 * gives each answer. The waits that it asks for are noted, and not waited for.
 */

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

/** What happened to this browser, apart from requests. */
let waits: number[];
let events: string[];
let visited: string[];
let loaded: string[];
let droppedCaches: string[];
let saved: string[];
let stored: Map<string, string>;
let page: { cookie: string };

const LEFT_ALONE = {
  'evaluation-draft-u-e': '{}',
  'dismissed-notices': '[]',
  'my-autosave': '1',
  theme: 'dark',
};
const EVENTS = ['auth:logout', 'auth:forbidden', 'auth:consent-required', 'auth:password-change-required'];

beforeEach(() => {
  server.heard.length = 0;
  server.script = {};
  [waits, events, visited, loaded, droppedCaches, saved] = [[], [], [], [], [], []];
  stored = new Map([
    ['user', '{}'],
    ['token', 'legacy'],
    ['refreshToken', 'legacy'],
    ...Object.entries(LEFT_ALONE),
  ]);
  page = { cookie: 'X-XSRF-TOKEN=abc' };
  queryClient.setQueryData(['getSite'], {});
  const target = new EventTarget();
  for (const name of EVENTS) target.addEventListener(name, () => events.push(name));
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    location: { pathname: '/student/classes', search: '', replace: (path: string) => loaded.push(path) },
    dispatchEvent: (event: Event) => target.dispatchEvent(event),
    matchMedia: () => ({ matches: false }),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    createElement: () => ({
      click(this: { download: string }) {
        saved.push(this.download);
      },
    }),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', {
    keys: async () => ['old-files'],
    delete: async (key: string) => Boolean(droppedCaches.push(key)),
  });
  const { fetch: realFetch, setTimeout: realTimeout } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await realFetch(server.origin + path, init);
    for (const cookie of response.headers.getSetCookie()) page.cookie = cookie;
    return response;
  });
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    // The HTTP library has timers of its own, which are not ours to shorten.
    const ours = /\/web\/lib\//.test(new Error().stack?.split('\n')[2] ?? '');
    if (ours) waits.push(ms);
    return realTimeout(run, ours ? 0 : ms, ...given);
  });
  registerNavigate((path, { replace }) => visited.push(`${replace ? 'replace' : 'push'} ${path}`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code ?? 'no code'}` : error),
  );
  // What follows after the answer (100 ms before the login screen) has had its turn.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  await vi.waitFor(() => expect(loaded.length + visited.length).toBeGreaterThanOrEqual(owed()));
  return outcome;
}
/** A cleared session owes a way to the login screen. */
const owed = () => (events.includes('auth:logout') || !stored.has('user') ? 1 : 0);

/** What an ended session leaves behind. */
function expectOnlySessionGone(kept: boolean): void {
  for (const key of ['user', 'token', 'refreshToken']) expect([key, stored.has(key)]).toEqual([key, kept]);
  for (const [key, value] of Object.entries(LEFT_ALONE)) expect(stored.get(key)).toBe(value);
}

describe('a call in a session', () => {
  it.each(CASES)('$does', async (expected) => {
    server.script = expected.script;
    expect(await outcomeOf(call('listJoinedClasses', {}))).toBe(expected.outcome);
    if (expected.heard) expect(server.heard.map(({ what }) => what)).toEqual(expected.heard);
    if (expected.waits) expect(waits.filter((ms) => ms !== 2000)).toEqual(expected.waits);
    expect(events).toEqual(expected.events ?? []);
    expect(visited).toEqual(expected.visited ?? []);
    expect(loaded).toEqual(expected.loaded ?? []);
    // A finished refresh puts the person's record in place, and takes the old tokens away.
    if (server.heard.every(({ what }) => what !== REFRESH) || expected.kept === false)
      expectOnlySessionGone(expected.kept ?? true);
    expect(droppedCaches).toEqual(expected.loaded ? ['old-files'] : []);
    expect(queryClient.getQueryData(['getSite']) === undefined).toBe(expected.loaded !== undefined);
  });

  it('refreshes once for ten calls that are refused together', async () => {
    const refusals = Array.from({ length: 10 }, () => coded('UNAUTHENTICATED'));
    server.script = { [CLASSES]: [...refusals, ok({ classes: [] })], [REFRESH]: [refreshed] };
    await Promise.all(Array.from({ length: 10 }, () => call('listJoinedClasses', {})));
    expect(server.heard.filter(({ what }) => what === REFRESH)).toHaveLength(1);
  });

  it('ends a session once, however many calls are refused together', async () => {
    server.script = { [CLASSES]: [coded('UNAUTHENTICATED')], [REFRESH]: [coded('UNAUTHENTICATED')] };
    await Promise.allSettled(Array.from({ length: 5 }, () => call('listJoinedClasses', {})));
    await vi.waitFor(() => expect(visited).toEqual(['replace /login']));
    expect(events).toEqual(['auth:logout']);
  });

  it('repeats what failed for want of the readable cookie', async () => {
    page.cookie = '';
    const renewed = {
      status: 200,
      body: { success: true, data: {} },
      headers: { 'set-cookie': 'X-XSRF-TOKEN=new' },
    };
    server.script = { 'POST /api/activity': [coded('CSRF'), ok({})], [ME]: [renewed] };
    await call('recordActivity', { kind: 'heartbeat' });
    expect(server.heard.at(-1)?.headers['x-xsrf-token']).toBe('new');
  });
});

describe('the current-user call', () => {
  it.each([coded('UNAUTHENTICATED'), bare(401), bare(403), bare(500), 'gone'] as Answer[])(
    'never refreshes and never redirects: %j',
    async (answer) => {
      server.script = { [ME]: [answer] };
      expect(await outcomeOf(call('getMe', {}))).not.toBe('ok');
      expect(server.heard.map(({ what }) => what)).toEqual([ME]);
      expect([...events, ...visited, ...loaded]).toEqual([]);
      expectOnlySessionGone(true);
    },
  );

  it('does not load the login screen anew for ever', async () => {
    Object.assign(window.location, { pathname: '/login', search: '?reload=true' });
    page.cookie = '';
    server.script = { [ME]: [coded('VERSION_MISMATCH')] };
    await call('getMe', {}).catch(() => undefined);
    await vi.waitFor(() => expect(droppedCaches).toEqual(['old-files']));
    expect(loaded).toEqual([]);
  });
});

describe('the login', () => {
  const login = () => call('login', { email: 'a@b.kr', password: 'x' });
  it.each(['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'LOCKED', 'ACCOUNT_DISABLED', 'FORBIDDEN'] as const)(
    'leaves %s to its form: no refresh, no redirect',
    async (code) => {
      server.script = { 'POST /api/auth/login': [coded(code)] };
      const error = await login().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code, message: ERRORS[code].message });
      expect(server.heard).toHaveLength(1);
      expect([...events, ...visited, ...loaded]).toEqual([]);
    },
  );

  it('has a sentence of its own where the server has none', async () => {
    server.script = { 'POST /api/auth/login': [bare(500)] };
    const error = await login().catch((reason: unknown) => reason);
    expect(messageOf(error, '로그인하지 못했습니다.')).toBe('로그인하지 못했습니다.');
  });
});

describe('the sentence of a refusal', () => {
  const FALLBACK = '수업을 만들지 못했습니다.';
  it.each([
    [{ message: '서버의 message.', error: '서버의 error.' }, '서버의 message.'],
    [{ error: '서버의 error.' }, '서버의 error.'],
    [{}, FALLBACK],
  ])('of %j is %s', async (said, sentence) => {
    server.script = { 'POST /api/teacher/classes': [{ status: 500, body: { success: false, ...said } }] };
    const error = await call('createClass', { name: '물리' }).catch((reason: unknown) => reason);
    expect(messageOf(error, FALLBACK)).toBe(sentence);
  });
});

describe('the refresh ahead of time', () => {
  it.each([
    { answer: coded('UNAUTHENTICATED'), ends: true, heard: 1 },
    { answer: bare(404), ends: true, heard: 1 },
    { answer: coded('ACCOUNT_DISABLED'), ends: true, heard: 3 },
    { answer: bare(500), ends: false, heard: 3 },
    { answer: bare(500), minutesLeft: -1, ends: true, heard: 3 },
    { answer: coded('UNAVAILABLE'), minutesLeft: 1, ends: false, heard: 3 },
    { answer: coded('UNAVAILABLE'), minutesLeft: -1, ends: true, heard: 3 },
    { answer: 'gone' as const, ends: false, heard: 3 },
    { answer: 'gone' as const, minutesLeft: -1, ends: false, heard: 3 },
    { answer: refreshed, ends: false, heard: 1 },
    { answer: refreshed, minutesLeft: -1, ends: false, heard: 1 },
  ])('$minutesLeft minutes left, $answer ends the session: $ends', async (expected) => {
    const { answer, minutesLeft = 29, ends, heard } = expected;
    stored.set('session_expires_at', new Date(Date.now() + minutesLeft * 60_000).toISOString());
    server.script = { [REFRESH]: [answer] };
    await renewSession();
    expect(server.heard).toHaveLength(heard);
    expect(events).toEqual(ends ? ['auth:logout'] : []);
    if (ends) await vi.waitFor(() => expect(visited).toEqual(['replace /login']));
  });
});

describe('an export', () => {
  const WORKBOOK = 'GET /api/teacher/evaluations/e1/export';
  const save = () => download('exportEvaluation', { id: 'e1' }, '기록.xlsx');
  const message = () =>
    save().then(
      () => 'saved',
      (error: unknown) => (error as ApiError).message,
    );

  it('is a file', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    server.script = { [WORKBOOK]: [{ status: 200, text: 'PK', type }] };
    expect(await message()).toBe('saved');
    expect(saved).toEqual(['기록.xlsx']);
  });

  it.each<[string, Answer, string | RegExp]>([
    [
      'JSON instead of a file',
      { status: 200, body: { success: false, message: '학생이 없습니다.' } },
      '학생이 없습니다.',
    ],
    ['JSON without a sentence', { status: 200, body: {} }, '엑셀 내보내기에 실패했습니다.'],
    ['a refusal', coded('NOT_FOUND'), ERRORS.NOT_FOUND.message],
    ['no answer', 'gone', /인터넷 연결/],
  ])('%s is said and nothing is saved', async (_, answer, said) => {
    server.script = { [WORKBOOK]: [answer] };
    expect(await message()).toMatch(said);
    expect(saved).toEqual([]);
  });

  it('gives up when its time is over', async () => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real(20));
    server.script = { [WORKBOOK]: ['silent'] };
    expect(await message()).toMatch(/30초/);
    expect(asked).toHaveBeenCalledWith(30_000);
  });
});
