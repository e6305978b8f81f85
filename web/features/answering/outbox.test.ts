import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Draft } from '../../../contract/responses.ts';
import { ApiError } from '../../lib/api-error.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { Outbox, type Outcome } from './outbox.ts';
import { dropExpiredQueued, type Queued, readQueued } from './queued.ts';
import { wordsHere } from './words-here.ts';

const NOW = Date.parse('2026-03-02T05:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const draft = (answer: string, seconds: number): Draft => ({
  responses: [answer],
  teacherRequest: '',
  saved_at: at(seconds),
});
const queued = (fields: Partial<Queued> = {}): Queued => ({
  evaluationId: 'e1',
  className: '화학',
  responses: ['나의 답'],
  teacherRequest: '',
  base: null,
  echoes: [],
  pressedAt: NOW,
  refused: null,
  ...fields,
});
const refusal = (code: ErrorCode, status = 409) => new ApiError({ status, code, message: '' });
const offline = ApiError.noAnswer();

let stored: Map<string, string>;
let full: boolean;
let answers: (string | ApiError)[];
let sent: [string, string | null][];
let there: Draft | null;
let here: boolean;
let told: string[];
let outbox: Outbox;

function open(userId = 'u1'): Outbox {
  const opened = new Outbox({
    userId,
    submit: async (one, basedOn) => {
      sent.push([one.responses[0] ?? '', basedOn]);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof ApiError) throw answer;
      return answer ?? '';
    },
    fetchDraft: () => Promise.resolve(there),
    isStillHere: () => here,
  });
  opened.start((one, outcome) => told.push(`${one.evaluationId} ${outcome.kind}`));
  return opened;
}
/** What stands in the browser's storage, by key. */
const kept = () => [...stored.keys()];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stored = new Map();
  [full, here, there] = [false, true, null];
  [answers, sent, told] = [['r1'], [], []];
  // `Object.keys` of a Storage are the keys that are stored.
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  const localStorage = new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', { localStorage });
  outbox = open();
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a queued submission', () => {
  it('goes out once, and nothing of it stays on the device', async () => {
    writeDraft(draftKey('u1', 'e1'), {
      ...draft('나의 답', 0),
      savedAt: NOW,
      syncedAs: null,
      base: null,
    });
    outbox.add(queued({ base: draft('나의', -60) }));
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([['나의 답', at(-60)]]);
    expect(told).toEqual(['e1 done']);
    expect(kept()).toEqual([]);
  });

  it('outlives the page, and is tried every 15 seconds until somebody answers', async () => {
    answers = [offline];
    outbox.add(queued());
    await outbox.flush();
    outbox.stop();
    const reopened = open();
    await vi.advanceTimersByTimeAsync(30_000);
    answers = ['r1'];
    await vi.advanceTimersByTimeAsync(15_000);
    reopened.stop();
    expect(sent).toHaveLength(5);
    expect(told.at(-1)).toBe('e1 done');
    expect(kept()).toEqual([]);
  });

  it.each<[ErrorCode, number, Outcome['kind']]>([
    ['NOT_ACTIVE', 409, 'refused'],
    ['ALREADY_SUBMITTED', 409, 'refused'],
    ['ALREADY_EVALUATED', 409, 'refused'],
    ['NOT_FOUND', 404, 'refused'],
    ['VALIDATION', 400, 'refused'],
    ['BUSY', 409, 'waiting'],
    ['RATE_LIMITED', 429, 'waiting'],
    ['UNAUTHENTICATED', 401, 'waiting'],
    ['CONSENT_REQUIRED', 403, 'waiting'],
  ])('%s: %i is %s', async (code, status, kind) => {
    answers = [refusal(code, status)];
    outbox.add(queued());
    await outbox.flush();
    expect(told).toEqual([`e1 ${kind}`]);
    expect(readQueued('u1')).toMatchObject([{ refused: kind === 'refused' ? { code } : null }]);
    // What was not taken is a draft again.
    expect(readDraft(draftKey('u1', 'e1'))?.responses ?? null).toEqual(
      kind === 'refused' ? ['나의 답'] : null,
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toHaveLength(kind === 'refused' ? 1 : 2);
  });

  it('is nobody else’s: neither shown nor sent by the next person here', async () => {
    answers = [offline];
    outbox.add(queued());
    await outbox.flush();
    outbox.stop();
    const next = open('u2');
    await vi.advanceTimersByTimeAsync(60_000);
    next.stop();
    expect(next.entries()).toEqual([]);
    expect(sent).toHaveLength(1);
    // The first tab, before it has noticed that somebody else signed in in another one.
    here = false;
    outbox.start(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(readQueued('u1')).toHaveLength(1);
  });

  it('passes over its own earlier save whose receipt was lost', async () => {
    answers = [refusal('STALE'), 'r1'];
    there = draft('나의', 5);
    outbox.add(queued({ echoes: [{ responses: ['나의'], teacherRequest: '' }] }));
    await outbox.flush();
    expect(sent).toEqual([
      ['나의 답', null],
      ['나의 답', at(5)],
    ]);
    expect(told).toEqual(['e1 done']);
  });

  it.each([
    ['the student wrote on elsewhere', draft('다른 기기의 답', 5)],
    ['it had arrived and was cancelled since', draft('나의 답', 60)],
  ])('stops where %s', async (_, standing) => {
    answers = [refusal('STALE')];
    there = standing;
    outbox.add(queued());
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(told).toEqual(['e1 stale']);
    expect(readQueued('u1')).toMatchObject([{ refused: { code: 'STALE' } }]);
  });

  it.each<[ErrorCode, boolean]>([
    ['NOT_ACTIVE', true],
    ['ALREADY_SUBMITTED', true],
    ['VALIDATION', false],
  ])('tells the open sheet of %s; a note stays where writing on does not help: %s', async (code, stays) => {
    const heard: Outcome['kind'][] = [];
    const end = outbox.handle('e1', (_, outcome) => heard.push(outcome.kind));
    answers = [refusal(code)];
    outbox.add(queued());
    await outbox.flush();
    end();
    expect([heard, told, outbox.entries().length]).toEqual([['refused'], [], stays ? 1 : 0]);
  });

  it('gives refused words a day as a draft from then on, and again when its note goes', async () => {
    const day = 24 * 60 * 60 * 1000;
    const key = draftKey('u1', 'e1');
    const words = () => readDraft(key)?.responses ?? null;
    writeDraft(key, { ...draft('나의 답', 0), savedAt: NOW - day + 1000, syncedAs: null, base: null });
    answers = [refusal('NOT_ACTIVE')];
    outbox.add(queued());
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(day - 1000);
    expect(words()).toEqual(['나의 답']);
    await vi.advanceTimersByTimeAsync(3 * day);
    const [one] = outbox.entries();
    expect([words(), wordsHere('u1', 'e1', one)?.responses]).toEqual([null, ['나의 답']]);
    if (one) outbox.dismiss(one);
    expect([words(), outbox.entries()]).toEqual([['나의 답'], []]);
  });

  it('keeps the note of a refusal without its words once the server has these, and not those of others', async () => {
    answers = [refusal('NOT_ACTIVE')];
    outbox.add(queued());
    outbox.forgetWords('e1', draft('나의 답', 0));
    expect(outbox.entries()[0]?.responses, 'it still waits').toEqual(['나의 답']);
    await outbox.flush();
    outbox.forgetWords('e1', draft('다른 답', 0));
    expect(outbox.entries()[0]?.responses).toEqual(['나의 답']);
    removeDraft(draftKey('u1', 'e1'));
    outbox.forgetWords('e1', draft('나의 답', 0));
    const [note] = outbox.entries();
    expect(note).toMatchObject({ responses: [], refused: { code: 'NOT_ACTIVE' } });
    expect([...stored.values()].join()).not.toContain('나의 답');
    expect(wordsHere('u1', 'e1', note)).toBeNull();
    if (note) outbox.dismiss(note);
    expect([outbox.entries(), readDraft(draftKey('u1', 'e1'))]).toEqual([[], null]);
  });

  it('lives in the page where the browser keeps nothing', async () => {
    full = true;
    answers = [offline, 'r1'];
    outbox.add(queued());
    expect(outbox.isKept('e1')).toBe(false);
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(told).toEqual(['e1 waiting', 'e1 done']);
    expect(outbox.entries()).toEqual([]);
  });

  it('waits seven days, and its refusal as long again', () => {
    const day = 24 * 60 * 60 * 1000;
    outbox.add(queued());
    outbox.add(queued({ evaluationId: 'e2', refused: { code: 'NOT_ACTIVE', at: NOW + 6 * day } }));
    const left = (days: number) => readQueued('u1', NOW + days * day).map((one) => one.evaluationId);
    expect([left(6.9), left(7), left(13)]).toEqual([['e1', 'e2'], ['e2'], []]);
    dropExpiredQueued(NOW + 13 * day);
    expect(kept()).toEqual([]);
  });
});
