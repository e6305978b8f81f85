import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

const namesIn = (text: string, names: string[]) =>
  checkRecord(text, { year: 2026, names })
    .filter(({ rule }) => rule === 'NAME')
    .map(({ start, end }) => text.slice(start, end));

describe('names of the roster, for a class whose list is not written as its pupils write', () => {
  it.each([
    ['김 하늘과 발표함.', ['김하늘'], ['김 하늘']],
    ['남궁 민수가 그래프를 그림.', ['남궁민수'], ['남궁 민수']],
    ['한솔과 실험함.', ['한 솔'], ['한솔']],
    ['Kim Minji와 실험함.', ['Kim Minji'], ['Kim Minji']],
    ['Minji와 실험함.', ['Kim Minji'], ['Minji']],
  ])('%s', (text, names, found) => {
    expect(namesIn(text, names)).toEqual(found);
  });

  it('leaves alone what only looks like a surname', () => {
    expect(namesIn('이 하늘이 파란 까닭을 조사함.', ['이하늘'])).toEqual([]);
  });
});
