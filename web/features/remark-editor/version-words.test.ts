import { describe, expect, it } from 'vitest';
import { versionWords } from './version-words.ts';

describe('what the history says to a teacher of a version', () => {
  it.each([
    ['builtin', '기본 작성기가 만든 초안'],
    ['model', 'AI가 만든 초안'],
    ['hand', '직접 고친 글'],
    ['sheet', '시트에서 읽은 글'],
  ] as const)('who wrote it: %s', (writer, words) => {
    expect(versionWords({ writer, restored_from: null })).toBe(words);
  });

  it('that it was brought back, and of when the words are', () => {
    // Without a zone: whichever the machine that tests has.
    expect(versionWords({ writer: 'builtin', restored_from: '2026-11-28T17:00:00' })).toBe(
      '되돌린 판 (2026. 11. 28. 오후 5:00에 기본 작성기가 만든 초안)',
    );
  });
});
