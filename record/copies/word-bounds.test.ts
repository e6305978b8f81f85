import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCopies } from './find-copies.ts';
import { atWords } from './word-bounds.ts';

/** What of `a` is marked, where both texts share everything but what stands around `shared`. */
function marked(a: string, b: string, shared: string): string[] {
  const [aStart, bStart] = [a.indexOf(shared), b.indexOf(shared)];
  const span = { aStart, aEnd: aStart + shared.length, bStart, bEnd: bStart + shared.length };
  return atWords(a, b, [span], 12).map((one) => a.slice(one.aStart, one.aEnd));
}

describe('atWords', () => {
  it.each([
    [
      'not the full stop of the sentence before',
      '표를 만듦. 가설이 맞는지 다시 조사함.',
      '그림을 그림. 가설이 맞는지 다시 조사함.',
      '. 가설이 맞는지 다시 조사함.',
      '가설이 맞는지 다시 조사함.',
    ],
    [
      'not half of a word at either end',
      '실제로 영향이 있는지 궁금하여 물어봄',
      '정말로 영향이 있는지 궁금하여 물어봤음',
      '로 영향이 있는지 궁금하여 물어',
      '영향이 있는지 궁금하여',
    ],
    [
      'a little less than asked for, rather than half words',
      '특히 잠들기 전에 사용하는 비율이 높았다',
      '특히 자기 전에 사용하는 비율이 높게 나옴',
      '기 전에 사용하는 비율이 높',
      '전에 사용하는 비율이',
    ],
    [
      'not a figure cut at its point',
      '셋을 더하여 나눈 평균은 모두 13.6점으로 나옴',
      '셋을 더하여 나눈 평균은 모두 13.9점으로 나옴',
      '셋을 더하여 나눈 평균은 모두 13.',
      '셋을 더하여 나눈 평균은 모두',
    ],
    [
      'a word behind a quote that only one has',
      '그는 ‘우리 주변의 사회현상 하나를 골라 냄',
      '그는 우리 주변의 사회현상 하나를 골라 냄',
      '우리 주변의 사회현상 하나를 골라 냄',
      '우리 주변의 사회현상 하나를 골라 냄',
    ],
    [
      'a sentence that ends in one and goes on in the other',
      '다른 반에도 설문을 모두 보냈다. 끝',
      '다른 반에도 설문을 모두 보냈다',
      '다른 반에도 설문을 모두 보냈다',
      '다른 반에도 설문을 모두 보냈다',
    ],
    [
      'nothing of what somebody laughs behind a word',
      'ㅋㅋㅋ설문을 모두 다시 만들어 보냄ㅋㅋㅋ 끝',
      'ㅠㅠㅠㅠ설문을 모두 다시 만들어 보냄ㅎㅎ',
      '설문을 모두 다시 만들어 보냄',
      '설문을 모두 다시 만들어 보냄',
    ],
  ])('marks %s', (_, a, b, shared, expected) => {
    expect(marked(a, b, shared)).toEqual([expected]);
  });

  it('keeps the spans of texts without a word to begin at', () => {
    const shared = '띄어쓰지않고길게이어쓴문장을베낌';
    expect(marked(`가${shared}나`, `다${shared}라`, shared)).toEqual([shared]);
  });
});

describe('whatever two people write', () => {
  const word = fc.string({
    unit: fc.constantFrom('가', '나', '다', '함', '😀', '3'),
    minLength: 1,
    maxLength: 5,
  });
  const text = fc
    .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '. ', ', ', ' ‘', '.', 'ㅋ ', 'ㅋ')), {
      maxLength: 30,
    })
    .map((parts) => parts.map(([letters, end]) => letters + end).join(''));

  it('each span lies in one that was there, and begins and ends with words where any does', () => {
    fc.assert(
      fc.property(text, text, text, (common, one, two) => {
        const [a, b] = [`${one}${common}${two}`, `${two}${common}${one}`];
        for (const { spans } of findCopies(
          [
            { id: 'a', text: a },
            { id: 'b', text: b },
          ],
          { threshold: 0 },
        )) {
          const cleaned = atWords(a, b, spans, 12);
          // Once is enough: the reply of findCopies went through it already.
          expect(cleaned).toEqual(spans);
          const tidy = spans.map(({ aStart, aEnd, bStart, bEnd }) =>
            [
              [a, aStart, aEnd],
              [b, bStart, bEnd],
            ].every(([whole, start, end]) => isTidy(String(whole), Number(start), Number(end))),
          );
          expect(new Set(tidy).size).toBe(1);
        }
      }),
    );
  });
});

/** Told apart from the code by a pattern: a word, at its beginning, to the end of one, marks apart. */
function isTidy(text: string, start: number, end: number): boolean {
  return (
    /(^|\s)[.,‘ㅋ]*$/.test(text.slice(0, start)) &&
    /^[가나다함3😀]/u.test(text.slice(start)) &&
    !/\s$/.test(text.slice(0, end)) &&
    /^[.,‘ㅋ]*(\s|$)/.test(text.slice(end))
  );
}
