import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callPatiently } from './call-patiently.ts';
import { turnSession } from './client.ts';
import './wire-by-role.ts';

/** Thirty observations that are saved in one moment. */
const CLASS = Array.from({ length: 30 }, (_, at) => `학생 ${at + 1}`);

/** The server: what it has stored, how many requests it was asked at a time, and whether it is busy. */
let stored: string[];
let open: number;
let most: number;
let busy: () => boolean;

const BUSY = { success: false, code: 'UNAVAILABLE', message: '바쁨', error: '바쁨', retryAfter: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  [stored, open, most, busy] = [[], 0, 0, () => false];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const refuses = busy();
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 50));
    open -= 1;
    if (refuses) return Response.json(BUSY, { status: 503 });
    stored.push((JSON.parse(body) as { observation: string }).observation);
    return Response.json({ success: true, data: {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saveAll = () =>
  Promise.allSettled(
    CLASS.map((observation) =>
      callPatiently('observeStudent', { id: 'e', studentId: 's', version: 0, observation }),
    ),
  );

it('saves a whole class, a few at a time, though the server is busy for seconds', async () => {
  const until = Date.now() + 4000;
  busy = () => Date.now() < until;
  const all = saveAll();
  await vi.runAllTimersAsync();
  expect((await all).filter((one) => one.status === 'rejected')).toEqual([]);
  expect(stored.toSorted()).toEqual(CLASS.toSorted());
  expect(most).toBe(3);
});

it('sends nothing more in the name of whoever came meanwhile', async () => {
  busy = () => true;
  const all = saveAll();
  await vi.advanceTimersByTimeAsync(100);
  turnSession();
  busy = () => false;
  await vi.runAllTimersAsync();
  expect((await all).filter((one) => one.status === 'fulfilled')).toEqual([]);
  expect(stored).toEqual([]);
});
