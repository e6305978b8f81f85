import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, turnSession } from './client.ts';
import { notify } from './notify.ts';
import './wire-by-role.ts';
import { registerNavigate } from './navigation.ts';

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** What happens before the body is whole. */
  breaks?: Error;
}
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });
const refused = (status: number, code?: string, more: object = {}): Reply => ({
  status,
  body: { success: false, code, message: '거절', error: '거절', ...more },
});

/** A body whose first half arrives. */
function cutOff(reason: Error): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":false,"co'));
      controller.error(reason);
    },
  });
}

/** The browser's edge: what was sent, and what each request is answered with, in order. */
let sent: { method: string; url: string; headers: Headers; body: unknown }[];
let replies: Reply[];
let events: string[];
let visited: string[];
let replaced: string[];
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  replies = [];
  events = [];
  visited = [];
  replaced = [];
  stored = new Map([['user', '{}']]);
  const target = new EventTarget();
  for (const name of ['auth:logout', 'auth:forbidden', 'auth:consent-required'])
    target.addEventListener(name, () => events.push(name));
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    location: { pathname: '/student/dashboard', search: '', replace: (path: string) => replaced.push(path) },
    dispatchEvent: (event: Event) => target.dispatchEvent(event),
  });
  vi.stubGlobal('document', { cookie: 'theme=dark; X-XSRF-TOKEN=abc%3D' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({
      method: init.method ?? '',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    });
    const reply = replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    const body = reply.breaks ? cutOff(reply.breaks) : JSON.stringify(reply.body);
    return new Response(body, { status: reply.status, headers: reply.headers ?? {} });
  });
  registerNavigate((path) => visited.push(path));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Settles a call while fake time passes. */
async function settle<T>(promise: Promise<T>): Promise<T | ApiError> {
  const caught = promise.catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  await vi.runAllTimersAsync();
  return caught;
}

describe('call', () => {
  it('lays the input over path and body and repeats the cookie in the header on unsafe methods', async () => {
    replies = [ok({ draft: {} })];
    await settle(call('saveDraft', { id: 'e1', responses: ['가'] }));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: '/api/student/evaluations/e1/draft',
      body: { responses: ['가'] },
    });
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('abc=');
    expect(sent[0]?.headers.get('X-App-Version')).toBe('1.0.3');
  });

  it('sends no token and no body with a read', async () => {
    replies = [ok({ classes: [] })];
    expect(await settle(call('listJoinedClasses', {}))).toEqual({ classes: [] });
    expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
    expect(sent[0]?.body).toBeNull();
  });

  it('tries once more after 429, then gives up', async () => {
    replies = [{ ...refused(429, 'RATE_LIMITED'), headers: { 'Retry-After': '2' } }, ok({ classes: [] })];
    expect(await settle(call('listJoinedClasses', {}))).toEqual({ classes: [] });
    replies = [refused(429, 'RATE_LIMITED'), refused(429, 'RATE_LIMITED')];
    expect(await settle(call('listJoinedClasses', {}))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(sent).toHaveLength(4);
  });

  it('comes back to an overloaded server that says when, and not to one that is out of order', async () => {
    replies = [refused(503, 'UNAVAILABLE', { retryAfter: 1 }), ok({ classes: [] })];
    expect(await settle(call('listJoinedClasses', {}))).toEqual({ classes: [] });
    replies = [refused(503, 'UNAVAILABLE')];
    expect(await settle(call('listJoinedClasses', {}))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent).toHaveLength(3);
  });

  it('waits for minutes where they are asked for, and says so', async () => {
    const said = vi.spyOn(notify, 'info').mockReturnValue();
    replies = [{ ...refused(429, 'RATE_LIMITED'), headers: { 'Retry-After': '300' } }, ok({ classes: [] })];
    const calling = call('listJoinedClasses', {});
    await vi.advanceTimersByTimeAsync(299_000);
    expect(sent).toHaveLength(1);
    expect(said.mock.calls).toEqual([
      ['요청이 너무 많아요. 이 화면을 열어 두면 5분 뒤에 한 번 더 보낼게요.'],
    ]);
    expect(await settle(calling)).toEqual({ classes: [] });
    expect(sent).toHaveLength(2);
  });

  it('sends nothing after the wait for somebody who has gone', async () => {
    const limited = { ...refused(429, 'RATE_LIMITED'), headers: { 'Retry-After': '10' } };
    replies = [limited];
    const left = new AbortController();
    const reading = settle(call('listJoinedClasses', {}, { signal: left.signal }));
    left.abort();
    expect(await reading).toMatchObject({ code: 'RATE_LIMITED' });
    replies = [limited];
    const saving = settle(call('listJoinedClasses', {}));
    turnSession();
    expect(await saving).toMatchObject({ code: 'RATE_LIMITED' });
    expect(sent).toHaveLength(2);
  });

  it('refreshes once for calls that fail together, then repeats each', async () => {
    replies = [
      refused(401, 'UNAUTHENTICATED'),
      refused(401, 'UNAUTHENTICATED'),
      ok({ user: {}, session: { expiresAt: '2026-03-02T00:00:00.000Z' } }),
      ok({ classes: [1] }),
      ok({ evaluations: [2] }),
    ];
    const both = Promise.all([call('listJoinedClasses', {}), call('listMyEvaluations', {})]);
    expect(await settle(both)).toEqual([{ classes: [1] }, { evaluations: [2] }]);
    expect(sent.filter((request) => request.url === '/api/auth/refresh')).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('ends the session when the refresh is refused, and goes to the login', async () => {
    replies = [refused(401, 'UNAUTHENTICATED'), refused(401, 'UNAUTHENTICATED')];
    expect(await settle(call('listJoinedClasses', {}))).toMatchObject({ status: 401 });
    expect(events).toEqual(['auth:logout']);
    expect(visited).toEqual(['/login']);
    expect(stored.has('user')).toBe(false);
  });

  it.each(['getMe', 'logout'] as const)('never redirects when %s is refused', async (name) => {
    replies = [refused(401, 'UNAUTHENTICATED')];
    await settle(call(name, {}));
    expect(sent).toHaveLength(1);
    expect([...events, ...visited]).toEqual([]);
  });

  it('leaves a refused login to the form', async () => {
    replies = [refused(401, 'INVALID_CREDENTIALS')];
    const error = await settle(call('login', { email: 'a@b', password: 'x' }));
    expect(error).toMatchObject({ code: 'INVALID_CREDENTIALS', message: '거절' });
    expect(sent).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it.each([
    ['CONSENT_REQUIRED', ['auth:consent-required'], true],
    ['FORBIDDEN', ['auth:forbidden'], true],
    ['CSRF', [], true],
    ['ACCOUNT_DISABLED', ['auth:logout'], false],
    [undefined, ['auth:logout'], false],
  ])('403 with code %s', async (code, expected, kept) => {
    replies = [refused(403, code)];
    await settle(call('listJoinedClasses', {}));
    expect(events).toEqual(expected);
    expect(stored.has('user')).toBe(kept);
  });

  it('reloads the login screen when this version is too old', async () => {
    replies = [refused(401, 'VERSION_MISMATCH')];
    await settle(call('listJoinedClasses', {}));
    expect(replaced).toEqual(['/login?reload=true']);
    expect(sent.map(({ url }) => url)).toEqual(['/api/student/classes', '/api/auth/logout']);
  });

  it('says that there was no answer', async () => {
    expect(await settle(call('listJoinedClasses', {}))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('takes a refusal that breaks off for no answer: its code may have said that the session is sound', async () => {
    replies = [{ ...refused(403, 'FORBIDDEN'), breaks: new TypeError('terminated') }];
    expect(await settle(call('listJoinedClasses', {}))).toMatchObject({ status: 0, code: 'NETWORK' });
    replies = [{ ...refused(403, 'FORBIDDEN'), breaks: new DOMException('left', 'AbortError') }];
    await expect(call('listJoinedClasses', {})).rejects.toThrow('left');
    expect(events).toEqual([]);
    expect(stored.has('user')).toBe(true);
  });
});
