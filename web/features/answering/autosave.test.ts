/** Longer than 300 lines: one story per way in which words could get lost, all over the same few parts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Draft } from '../../../contract/responses.ts';
import type { Answers } from './answers.ts';
import { Autosave } from './autosave.ts';
import type { SaveState } from './autosave-parts.ts';
import type { Merged } from './merge.ts';

const KEY = 'evaluation-draft-u1-e1';
const SAVED = '2026-03-02T05:02:00.000Z';
const LATER = '2026-03-02T05:03:00.000Z';
const text = (answer: string): Answers => ({ responses: [answer], teacherRequest: '' });
const offline = () => Promise.reject(ApiError.noAnswer());
const refusal = (status: number, code: 'NOT_ACTIVE' | 'VALIDATION' | 'STALE') =>
  Promise.reject(new ApiError({ status, code, message: '' }));

let stored: Map<string, string>;
let full: boolean;
let sent: string[];
let states: SaveState[];
let gone: ApiError[];
let bases: (string | null)[];
let there: Draft | null;
let merged: Answers[];
let conflicts: Merged[];
let answer: () => Promise<string>;
let autosave: Autosave;

const onDevice = () => {
  const kept = stored.get(KEY);
  return kept === undefined ? null : (JSON.parse(kept) as { responses: string[]; syncedAs: string | null });
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  full = false;
  sent = [];
  states = [];
  gone = [];
  bases = [];
  there = null;
  merged = [];
  conflicts = [];
  answer = () => Promise.resolve(SAVED);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
  autosave = new Autosave({
    key: KEY,
    base: null,
    send: (answers, basedOn) => {
      sent.push(answers.responses[0] ?? '');
      bases.push(basedOn);
      return answer();
    },
    fetchDraft: () => Promise.resolve(there),
    onMerged: (answers) => merged.push(answers),
    onConflict: (found) => conflicts.push(found),
    onState: (state) => states.push(state),
    onGone: (error) => gone.push(error),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autosave', () => {
  it('tells the server of the first word at once, then waits two seconds after the last key', async () => {
    autosave.change(text('가'));
    expect(sent).toEqual(['가']);
    await vi.advanceTimersByTimeAsync(1999);
    autosave.change(text('가나'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual(['가']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['가', '가나']);
    expect(onDevice()).toMatchObject({ responses: ['가나'], syncedAs: SAVED });
    expect(states.at(-1)).toEqual({ kind: 'server', at: SAVED });
  });

  it('has every word on the device within 400 ms, without any pause', async () => {
    for (let typed = 1; typed <= 20; typed++) {
      autosave.change(text('가'.repeat(typed)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toEqual(['가']);
    await vi.advanceTimersByTimeAsync(400);
    expect(onDevice()).toMatchObject({ responses: ['가'.repeat(20)], syncedAs: null });
    expect(states.at(-1)).toMatchObject({ kind: 'device', reason: 'sending' });
  });

  it('sends after five seconds to whoever never pauses', async () => {
    for (let typed = 1; typed <= 51; typed++) {
      autosave.change(text('가'.repeat(typed)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toEqual(['가', '가'.repeat(51)]);
  });

  it('gives up a hanging save after ten seconds and tries again', async () => {
    answer = () => new Promise(() => {});
    autosave.change(text('걸림'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(states.at(-1)).toMatchObject({ kind: 'device', reason: 'sending' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ kind: 'device', reason: 'offline' });
    answer = () => Promise.resolve(SAVED);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toEqual(['걸림', '걸림']);
    expect(states.at(-1)).toMatchObject({ kind: 'server' });
  });

  it('bases every save on the one before', async () => {
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change(text('가나'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(bases).toEqual([null, SAVED]);
  });

  const two = (first: string, second: string): Answers => ({
    responses: [first, second],
    teacherRequest: '',
  });
  const staleOnce = (draft: Draft) => {
    there = draft;
    answer = () => {
      answer = () => Promise.resolve(LATER);
      return refusal(409, 'STALE');
    };
  };

  it('puts in what another device wrote, and saves both', async () => {
    staleOnce({ ...two('', '저기'), responses: ['', '저기'], saved_at: SAVED });
    autosave.change(two('여기', ''));
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(1);
    expect(merged).toEqual([two('여기', '저기')]);
    expect(bases).toEqual([null, SAVED]);
    expect(onDevice()).toMatchObject({ responses: ['여기', '저기'], syncedAs: LATER });
  });

  it('sends nothing over what both wrote until the student has decided', async () => {
    const theirs = { responses: ['저기'], teacherRequest: '', saved_at: SAVED };
    staleOnce(theirs);
    autosave.change(text('여기'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['여기']);
    expect(conflicts).toEqual([
      { answers: text('여기'), conflicts: [{ at: 0, mine: '여기', theirs: '저기' }] },
    ]);
    autosave.resolve(text('고름'), theirs);
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, bases]).toEqual([
      ['여기', '고름'],
      [null, SAVED],
    ]);
  });

  it('knows its own words whose receipt was lost', async () => {
    answer = offline;
    autosave.change(text('내 글 하나'));
    await vi.advanceTimersByTimeAsync(2000);
    staleOnce({ responses: ['내 글 하나'], teacherRequest: '', saved_at: SAVED });
    autosave.change(text('고친 글'));
    await vi.advanceTimersByTimeAsync(2001);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual([]);
    expect(sent).toEqual(['내 글 하나', '고친 글', '고친 글']);
  });

  const otherTab = (draft: Answers, more: object = {}) =>
    stored.set(KEY, JSON.stringify({ ...draft, savedAt: Date.now(), syncedAs: null, base: null, ...more }));

  it('joins what another tab of this browser wrote, before it writes itself', async () => {
    autosave.change(two('여기', ''));
    otherTab(two('여기', '저 탭'));
    autosave.change(two('여기서 더', ''));
    await vi.advanceTimersByTimeAsync(400);
    expect(merged).toEqual([two('여기서 더', '저 탭')]);
    expect(onDevice()).toMatchObject(two('여기서 더', '저 탭'));
  });

  it('keeps both texts where two tabs wrote one answer, and goes on from what the other has saved', async () => {
    autosave.change(text('여기'));
    otherTab(text('저 탭'), { syncedAs: LATER });
    autosave.change(text('여기 더'));
    autosave.takeIn();
    autosave.takeIn();
    await vi.advanceTimersByTimeAsync(2000);
    expect(merged).toEqual([text('저 탭\n여기 더')]);
    expect([sent, bases]).toEqual([
      ['여기', '저 탭\n여기 더'],
      [null, LATER],
    ]);
  });

  it('holds still while a submission is under way, and says what it knows', async () => {
    answer = () => new Promise(() => {});
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change(text('가나'));
    const held = autosave.hold(3000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await held).toEqual({ base: null, echoes: [text('가')] });
    expect(sent).toEqual(['가']);
    expect(onDevice()).toMatchObject({ responses: ['가나'] });
    answer = () => Promise.resolve(SAVED);
    await autosave.release();
    expect(sent).toEqual(['가', '가나']);
  });

  it('bases itself on a draft with the same words that another device left', async () => {
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    await autosave.hold(0);
    there = { ...text('가'), responses: ['가'], saved_at: LATER };
    await autosave.release({ look: true });
    expect(autosave.standing().base).toEqual(there);
    expect(conflicts).toEqual([]);
  });

  it('keeps the words on the device while nobody answers, and tries again', async () => {
    answer = offline;
    autosave.change(text('끊김'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(onDevice()).toMatchObject({ responses: ['끊김'], syncedAs: null });
    expect(states.at(-1)).toMatchObject({ kind: 'device', reason: 'offline' });
    answer = () => Promise.resolve(SAVED);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toEqual(['끊김', '끊김']);
    expect(states.at(-1)).toMatchObject({ kind: 'server' });
  });

  it('says so when neither the browser nor the server kept anything', async () => {
    full = true;
    answer = offline;
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toEqual({ kind: 'nowhere' });
  });

  it('never has two requests under way, and sends the newest words last', async () => {
    let release = (_: string) => {};
    answer = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    autosave.change(text('처음'));
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change(text('나중'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['처음']);
    expect(onDevice()).toMatchObject({ responses: ['나중'], syncedAs: null });
    answer = () => Promise.resolve(SAVED);
    release(SAVED);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['처음', '나중']);
    expect(onDevice()).toMatchObject({ responses: ['나중'], syncedAs: SAVED });
  });

  it('does not send the same words twice', async () => {
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change(text('가나'));
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['가']);
    expect(states.at(-1)).toEqual({ kind: 'server', at: SAVED });
  });

  it('tells that the form was closed, and keeps the words', async () => {
    answer = () => refusal(409, 'NOT_ACTIVE');
    autosave.change(text('늦음'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gone).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(onDevice()).toMatchObject({ responses: ['늦음'] });
  });

  it('does not repeat what the server refuses', async () => {
    answer = () => refusal(400, 'VALIDATION');
    autosave.change(text('너무 길다'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ kind: 'device', reason: 'refused' });
  });

  it('keeps unsaved words when the screen goes', () => {
    autosave.change(text('급'));
    autosave.change(text('급히'));
    autosave.stop();
    expect(onDevice()).toMatchObject({ responses: ['급히'], syncedAs: null });
    expect(sent).toEqual(['급']);
  });

  it('leaves nothing on the device after the submission', async () => {
    autosave.change(text('제출'));
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change(text('제출함'));
    autosave.finish();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onDevice()).toBeNull();
    expect(sent).toEqual(['제출']);
  });
});
