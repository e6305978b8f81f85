import { describe, expect, it } from 'vitest';
import { schoolYear, seoulDay } from './clock.ts';

describe('schoolYear', () => {
  it.each([
    ['2026-02-28T14:59:59.999Z', 2025],
    ['2026-02-28T15:00:00.000Z', 2026],
    ['2026-12-31T15:00:00.000Z', 2026],
    ['2027-01-31T00:00:00.000Z', 2026],
    ['2028-02-29T14:59:59.999Z', 2027],
    ['2028-02-29T15:00:00.000Z', 2028],
  ])('of %s is %i: it begins on 1 March in Seoul', (at, year) => {
    expect(schoolYear(new Date(at))).toBe(year);
  });
});

describe('seoulDay', () => {
  it.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01'],
  ])('of %s is %s', (at, day) => {
    expect(seoulDay(new Date(at))).toBe(day);
  });
});
