import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, diffTexts } from './text-diff.ts';

const A = '빛의 세기를 바꾸며 기포를 셈.';
const B = '고른 결과를 얻음.';
const C = '표로 정리함.';

describe('the difference between two texts', () => {
  it('is none between equal ones', () => {
    expect(diffTexts(`${A} ${B}`, `${A}  ${B}`)).toEqual([{ kind: 'same', text: `${A} ${B}` }]);
    expect(diffTexts('', '')).toEqual([]);
  });

  it('shows the words that changed inside a sentence', () => {
    expect(diffTexts(`${A} ${B}`, `빛의 밝기를 바꾸며 기포를 셈. ${B}`)).toEqual([
      { kind: 'same', text: '빛의' },
      { kind: 'removed', text: '세기를' },
      { kind: 'added', text: '밝기를' },
      { kind: 'same', text: `바꾸며 기포를 셈. ${B}` },
    ]);
  });

  it('shows a sentence that moved as moved, not as gone and come', () => {
    const parts = diffTexts(`${A} ${B} ${C}`, `${C} ${A} ${B}`);
    expect(parts).toEqual([
      { kind: 'moved', text: C },
      { kind: 'same', text: `${A} ${B}` },
    ]);
    expect(countChanges(parts)).toEqual({ added: 0, removed: 0, moved: 1 });
  });

  it('shows a whole sentence that came or went', () => {
    expect(diffTexts(`${A} ${C}`, `${A} ${B}`)).toEqual([
      { kind: 'same', text: A },
      { kind: 'removed', text: C.slice(0, -1) + '.' },
      { kind: 'added', text: B },
    ]);
    expect(diffTexts(A, '')).toEqual([{ kind: 'removed', text: A }]);
  });

  it('keeps a word that both have where little changed around it, not one that chance left in another text', () => {
    expect(diffTexts('설문 결과를 분석함.', '면담 결과를 정리함.').map(({ kind }) => kind)).toEqual([
      ...['removed', 'added', 'same', 'removed', 'added'],
    ]);
    const long = (word: string, shared: string) =>
      `${[...Array.from({ length: 5 }, (_, at) => `${word}${at}`), shared, word, word, word, word].join(' ')}.`;
    const [before, now] = [long('옛', '다른'), long('새', '다른')];
    expect(diffTexts(before, now)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ]);
  });
});

it('read without what was removed it is the text of now; no word of the old one is lost', () => {
  const sentence = fc
    .tuple(fc.array(fc.constantFrom('가', '나', '다', '라'), { maxLength: 4 }), fc.constantFrom('함.', '음.'))
    .map(([words, end]) => [...words, end].join(' '));
  const text = fc.array(sentence, { maxLength: 6 }).map((all) => all.join(' '));
  const words = (all: string[]) => all.join(' ').split(/\s+/).filter(Boolean);
  fc.assert(
    fc.property(text, text, (before, now) => {
      const parts = diffTexts(before, now);
      const now_ = parts.filter((part) => part.kind !== 'removed').map((part) => part.text);
      expect(words(now_)).toEqual(words([now]));
      const old = parts.filter((part) => part.kind !== 'added').map((part) => part.text);
      expect(words(old).sort()).toEqual(words([before]).sort());
    }),
  );
});
