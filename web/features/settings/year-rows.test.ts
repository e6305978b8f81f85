import { describe, expect, it } from 'vitest';
import { toLimits, toRows, yearToAdd } from './year-rows.ts';

const LIMITS = [{ year: 2026, subject: 1500, autonomy: 1500, club: 1500, career: 2100 }];

describe('the rows of byte limits', () => {
  it('go back as they came, and anything else is no number', () => {
    expect(toLimits(toRows(LIMITS))).toEqual(LIMITS);
    const [row] = toRows(LIMITS);
    if (!row) throw new Error('no row');
    for (const text of ['', '1e3', '-1', '1,500']) {
      expect(toLimits([{ ...row, club: text }])[0]?.club).toBeNaN();
    }
  });

  it('offer this year, then the next, then the ones before', () => {
    const rows: ReturnType<typeof toRows> = [];
    const offered = [];
    for (let times = 0; times < 4; times += 1) {
      const year = yearToAdd(rows, 2026);
      offered.push(year);
      rows.push({ year, subject: '1', autonomy: '1', club: '1', career: '1' });
    }
    expect(offered).toEqual([2026, 2027, 2025, 2024]);
  });
});
