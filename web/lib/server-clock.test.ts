import { afterEach, expect, it, vi } from 'vitest';
import { dropExpiredDrafts, readDraft, writeDraft } from './drafts.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRUE_TIME = Date.parse('2026-11-21T05:00:00.000Z');
const answerAt = (time: number) =>
  noteServerTime(new Response(null, { headers: { Date: new Date(time).toUTCString() } }));

afterEach(() => {
  answerAt(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a draft through a phone clock that is set right, and lets it go a true day later', () => {
  const stored = new Map<string, string>();
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const localStorage = new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', { localStorage });
  const key = 'evaluation-draft-u-e';

  // A phone with an empty battery starts in 2020.
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00.000Z') });
  answerAt(TRUE_TIME);
  writeDraft(key, {
    responses: ['답'],
    teacherRequest: '',
    savedAt: serverNow(),
    syncedAs: null,
    base: null,
  });
  vi.setSystemTime(TRUE_TIME + 1000);
  answerAt(TRUE_TIME + 1000);
  dropExpiredDrafts();
  expect(readDraft(key)?.responses).toEqual(['답']);

  // And one that runs three years ahead.
  vi.setSystemTime(TRUE_TIME + 1000 * DAY);
  answerAt(TRUE_TIME + DAY - 5000);
  expect(readDraft(key)).not.toBeNull();
  answerAt(TRUE_TIME + DAY + 5000);
  dropExpiredDrafts();
  expect([...stored.keys()]).toEqual([]);
});

it('knows the time of the server more closely with each answer, and starts anew when a clock is set', () => {
  const off = 2 * 60 * 60 * 1000;
  vi.useFakeTimers({ now: TRUE_TIME - off });
  const errors: number[] = [];
  // The header leaves out what is less than a second.
  for (const later of [300, 650, 7900, 12_010]) {
    vi.setSystemTime(TRUE_TIME + later - off);
    answerAt(TRUE_TIME + later);
    errors.push(Math.abs(serverNow() - TRUE_TIME - later));
  }
  expect(errors[0]).toBeLessThanOrEqual(500);
  expect(errors.at(-1)).toBeLessThan(150);
  vi.setSystemTime(TRUE_TIME + 20_000 + off);
  answerAt(TRUE_TIME + 20_000);
  expect(Math.abs(serverNow() - TRUE_TIME - 20_000)).toBeLessThanOrEqual(500);
});

it('leaves a clock alone that agrees within what an answer takes', () => {
  vi.useFakeTimers({ now: TRUE_TIME + 900 });
  answerAt(TRUE_TIME);
  expect(serverNow()).toBe(TRUE_TIME + 900);
});
