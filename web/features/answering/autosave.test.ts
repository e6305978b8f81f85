import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Answers } from './answers.ts';
import { Autosave, type SaveState } from './autosave.ts';

const KEY = 'evaluation-draft-u1-e1';
const SAVED = '2026-03-02T05:02:00.000Z';
const text = (answer: string): Answers => ({ responses: [answer], teacherRequest: '' });
const offline = () => Promise.reject(ApiError.noAnswer());
const refusal = (status: number, code: 'NOT_ACTIVE' | 'VALIDATION') =>
  Promise.reject(new ApiError({ status, code, message: '' }));

let stored: Map<string, string>;
let full: boolean;
let sent: string[];
let states: SaveState[];
let gone: ApiError[];
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
    send: (answers) => {
      sent.push(answers.responses[0] ?? '');
      return answer();
    },
    onState: (state) => states.push(state),
    onGone: (error) => gone.push(error),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autosave', () => {
  it('waits two seconds after the last key, then saves here and there', async () => {
    autosave.change(text('가'));
    await vi.advanceTimersByTimeAsync(1999);
    autosave.change(text('가나'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['가나']);
    expect(onDevice()).toMatchObject({ responses: ['가나'], syncedAs: SAVED });
    expect(states.at(-1)).toEqual({ kind: 'server', at: SAVED });
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
    autosave.change(text('급히'));
    autosave.stop();
    expect(onDevice()).toMatchObject({ responses: ['급히'], syncedAs: null });
    expect(sent).toEqual([]);
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
