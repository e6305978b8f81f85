import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRemarkDrafts } from './forget-remark-drafts.ts';
import {
  readRemarkDraft,
  type RemarkDraft,
  remarkDraftKey,
  removeRemarkDraft,
  writeRemarkDraft,
} from './remark-draft.ts';

/** As much of a browser's storage as drafts need; node has none. */
class MemoryStorage {
  private readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

const NOW = 1_800_000_000_000;
const fields = { observation: '근거를 들어 말함.', remark: '', answers: null };
const draft: RemarkDraft = { fields, base: { ...fields, observation: '' }, version: 3, savedAt: NOW };
const key = remarkDraftKey('teacher', 'form', 'student');

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage(), configurable: true });
});

describe('what a teacher could not save', () => {
  it('is there again, for a day', () => {
    const made = [{ text: '근거를 들어 말함.', of: '근거 듦', sources: [] }];
    writeRemarkDraft(key, { ...draft, made });
    expect(readRemarkDraft(key, NOW + 23 * 3600_000)).toEqual({ ...draft, made });
    expect(readRemarkDraft(key, NOW + 25 * 3600_000)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is gone once it is saved, and what is no draft is none', () => {
    writeRemarkDraft(key, draft);
    removeRemarkDraft(key);
    expect(readRemarkDraft(key, NOW)).toBeNull();
    localStorage.setItem(key, '{"fields":1}');
    expect(readRemarkDraft(key, NOW)).toBeNull();
    localStorage.setItem(key, JSON.stringify({ ...draft, made: [{ text: '말함.' }] }));
    expect(readRemarkDraft(key, NOW)).toBeNull();
  });

  it('goes with its owner at logout, and only theirs', () => {
    const other = remarkDraftKey('somebody else', 'form', 'student');
    writeRemarkDraft(key, draft);
    writeRemarkDraft(other, draft);
    forgetRemarkDrafts('teacher');
    expect(readRemarkDraft(key, NOW)).toBeNull();
    expect(readRemarkDraft(other, NOW)).toEqual(draft);
  });
});
