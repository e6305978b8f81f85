import { describe, expect, it } from 'vitest';
import { draftWords } from './draft-words.ts';
import { shareWords } from './share-words.ts';

describe('what is said of a draft that is being written', () => {
  it('names who writes, and what happens to the text that stands there', () => {
    expect(draftWords.writing('model', false)).toBe('AI가 초안을 쓰고 있어요.');
    expect(draftWords.writing('builtin', true)).toBe(
      '기본 작성기가 새 초안을 쓰고 있어요. 그동안 지금 글은 읽기만 할 수 있어요.',
    );
  });

  it('tells how long it takes once that is long', () => {
    expect([0, 1.9, 2, 44.9].map(draftWords.elapsed)).toEqual(['', '', '2초', '44초']);
  });

  it('names at the end whose it was, and who wrote instead', () => {
    const provenance = { writer: 'builtin' as const, sentences: [], dropped: [], missing: [] };
    expect(draftWords.made('김학생', provenance)).toBe(
      '김학생 학생의 초안을 만들었습니다. 읽고 다듬어 주세요.',
    );
    expect(draftWords.made('김학생', { ...provenance, fallback: '까닭' })).toMatch(/AI 대신 기본 작성기로/);
  });
});

describe('what is left of a day’s share of the model', () => {
  it.each([
    [1200, 1, '오늘 AI로 1,200번 더 쓸 수 있어요.'],
    [3, 13, '오늘 AI로 3번 더 쓸 수 있어요. 나머지는 기본 작성기로 써요.'],
    [0, 1, '오늘 AI로 쓸 수 있는 횟수를 다 썼어요. 초안은 기본 작성기로 써요.'],
  ])('%i for %i', (left, drafts, words) => expect(shareWords(left, drafts)).toBe(words));
});
