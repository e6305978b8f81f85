import { describe, expect, it } from 'vitest';
import { layOver } from './lay-over.ts';
import { begunWith, cellLabel, fromCells, toCells, toLimits, toRows, yearToAdd } from './year-rows.ts';

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

  it('are laid over what another saved, area by area', () => {
    const base = toRows(LIMITS);
    const merged = (mine: typeof base, fresh: typeof base) =>
      fromCells(layOver(toCells(base), toCells(mine), toCells(fresh)).values, mine);
    const with_ = (changed: Partial<(typeof base)[0]>) => base.map((row) => ({ ...row, ...changed }));
    expect(merged(with_({ club: '1200' }), with_({ career: '2000' }))).toEqual(
      with_({ club: '1200', career: '2000' }),
    );
    const next = { ...base[0], year: 2027 } as (typeof base)[0];
    expect(merged([next, ...base], []).map(({ year }) => year)).toEqual([2027]);
    expect(merged([], with_({ club: '1200' }))).toEqual([]);
    expect(merged(with_({ club: '1200' }), [])).toEqual(with_({ club: '1200' }));
    expect(cellLabel('2026.club')).toBe('2026학년도 동아리');
    // Both have added the year: what stands there by itself was not typed by anybody.
    const usual = { subject: 1500, autonomy: 1500, club: 1500, career: 2100 };
    const [mine, theirs] = [with_({ career: '2000' }), with_({ club: '1200' })];
    const begun = begunWith([], [mine, theirs], usual);
    expect(begun).toEqual(base);
    expect(fromCells(layOver(toCells(begun), toCells(mine), toCells(theirs)).values, mine)).toEqual(
      with_({ career: '2000', club: '1200' }),
    );
    expect(begunWith([], [mine, []], usual)).toEqual([]);
  });
});
