import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyHere } from './only-here.ts';

const marked = (own: string, other: string) =>
  onlyHere(own, other).map(({ start, end }) => own.slice(start, end));

describe('what only one of two texts has', () => {
  const mine = '빛의 밝기를 바꾸며 기포를 셈. 표로 정리함.';
  const theirs = '빛의 세기를 바꾸며 기포를 셈.\n\n표로 정리함. 발표함.';

  it('is the words that the other does not have, in each of both', () => {
    expect(marked(mine, theirs)).toEqual(['밝기를']);
    expect(marked(theirs, mine)).toEqual(['세기를', '발표함.']);
  });

  it('is a sentence that stands elsewhere in the other', () => {
    expect(marked('표로 정리함. 고른 결과를 얻음.', '고른 결과를 얻음. 표로 정리함.')).toHaveLength(1);
  });

  it('is nothing between equal ones, and everything beside an empty one', () => {
    expect(marked(mine, mine)).toEqual([]);
    expect(marked(mine, '')).toEqual([mine]);
    expect(marked('', mine)).toEqual([]);
  });

  it('never cuts a word, and what is not marked stands in the other, whatever the texts', () => {
    const word = fc.constantFrom('가', '나', '다함.', '라', '마음.');
    const text = fc
      .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n')), { maxLength: 12 })
      .map((all) => all.flat().join(''));
    fc.assert(
      fc.property(text, text, (own, other) => {
        let [rest, from] = ['', 0];
        for (const { start, end } of onlyHere(own, other)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(own.slice(start, end)).toBe(own.slice(start, end).trim());
          rest += own.slice(from, start);
          from = end;
        }
        rest += own.slice(from);
        const left: string[] = rest.match(/\S+/g) ?? [];
        const there: string[] = other.match(/\S+/g) ?? [];
        for (const one of left) expect(there.splice(there.indexOf(one), 1)).toEqual([one]);
      }),
    );
  });
});
