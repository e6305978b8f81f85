import { describe, expect, it } from 'vitest';
import { hasSeveralGrades, isSamePlace, placeOf, placeWords, readPlace } from './places.ts';

describe('반/번호', () => {
  it.each([
    ['3/15', null, 3, 15],
    [' 03 / 05 ', null, 3, 5],
    ['２－３／１５', 2, 3, 15],
    ['2/3/15', 2, 3, 15],
    ['2학년 3반 15번', 2, 3, 15],
    ['3반15번', null, 3, 15],
    ['20315', 2, 3, 15],
  ])('reads %j', (typed, grade, classNumber, number) => {
    expect(readPlace(typed)).toEqual({ grade, classNumber, number });
  });
  it.each(['', '3', '3-15', '0/15', '3/0', '3/100', '삼/십오', '3/15/2/1', '203155', '2026-03-15', '00315'])(
    'does not read %j',
    (typed) => {
      expect(readPlace(typed)).toBeNull();
    },
  );

  it('reads a cell full of marks as nothing, without putting them in order', () => {
    const before = performance.now();
    expect(readPlace('\u0315'.repeat(60_000) + '\u0300'.repeat(60_000))).toBeNull();
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('names the grade only where the class has several, and reads back what it writes', () => {
    const places = ['20315', '10302'].map((number) => placeOf(number));
    expect(hasSeveralGrades(places)).toBe(true);
    expect(hasSeveralGrades([placeOf('20315'), placeOf('20101'), null])).toBe(false);
    for (const place of places)
      for (const withGrade of [true, false]) {
        const words = place ? placeWords(place, withGrade) : '';
        expect(isSamePlace(readPlace(words), place)).toBe(true);
      }
    expect(isSamePlace(readPlace('1-3/15'), placeOf('20315'))).toBe(false);
    expect(isSamePlace(null, null)).toBe(false);
  });
});
