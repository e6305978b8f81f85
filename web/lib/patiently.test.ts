import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fewAtATime, patiently } from './patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, more: { code?: ApiError['code']; retryAfter?: number } = {}) =>
  new ApiError({ status, code: null, message: '거절', ...more });

/** Answers each try with the next of these, then with success; says when each was made, in ms, and how it ended. */
async function tried(failures: readonly Error[], goesOn?: () => boolean) {
  const left = [...failures];
  const started = Date.now();
  const at: number[] = [];
  const onPause = vi.fn<() => void>();
  const run = async () => {
    at.push(Date.now() - started);
    const failure = left.shift();
    if (failure) throw failure;
    return '저장됨';
  };
  const end = patiently(run, { onPause, ...(goesOn ? { goesOn } : {}) }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { at, end: await end, pauses: onPause.mock.calls.length };
}

it.each([
  ['an overloaded server', refusal(503, { code: 'UNAVAILABLE' })],
  ['too many calls', refusal(429, { code: 'RATE_LIMITED' })],
  ['a proxy whose server starts anew', refusal(502)],
  ['a line that broke', ApiError.noAnswer()],
])('tries again after %s, less and less often', async (_, failure) => {
  expect(await tried([failure, failure])).toEqual({ at: [0, 1000, 3000], end: '저장됨', pauses: 2 });
});

it('comes back when it was asked to', async () => {
  expect((await tried([refusal(503, { retryAfter: 5 })])).at).toEqual([0, 5000]);
});

it('gives up after a quarter of a minute, with what was said last', async () => {
  const failures = [1, 2, 3, 4, 5].map(() => refusal(503));
  const { at, end } = await tried(failures);
  expect(at).toEqual([0, 1000, 3000, 7000, 15_000]);
  expect(end).toBe(failures[4]);
});

it.each([
  ['what was refused for itself', refusal(409, { code: 'STALE' })],
  ['an ended session', refusal(401, { code: 'UNAUTHENTICATED' })],
  ['a fault of the server', refusal(500, { code: 'INTERNAL' })],
  ['maintenance', refusal(503, { code: 'MAINTENANCE' })],
  ['a wait of minutes', refusal(429, { code: 'RATE_LIMITED', retryAfter: 300 })],
  ['a fault of ours', new TypeError('x is not a function')],
])('tells %s at once', async (_, failure) => {
  expect(await tried([failure])).toEqual({ at: [0], end: failure, pauses: 0 });
});

it('waits for no line where there is none: its return is heard of', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect((await tried([ApiError.noAnswer()])).at).toEqual([0]);
});

it('sends nothing more once nobody waits for it', async () => {
  const goesOn = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const failure = refusal(503);
  expect(await tried([failure], goesOn)).toEqual({ at: [0], end: failure, pauses: 1 });
});

it('lets a few run at a time, in order, and a failure leaves its place', async () => {
  const inTurn = fewAtATime(2);
  const log: string[] = [];
  let open = 0;
  const job = (name: string) => async () => {
    open += 1;
    log.push(`${name}${open}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    open -= 1;
    if (name === 'a') throw new Error('a');
    return name;
  };
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => inTurn(job(name))));
  await vi.runAllTimersAsync();
  expect((await all).map((one) => one.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(log.map((line) => line[0])).toEqual(['a', 'b', 'c', 'd']);
  expect(log.every((line) => Number(line[1]) <= 2)).toBe(true);
});
