import type { LimitsOfYear } from '../../../contract/byte-limits.ts';

export const AREAS = [
  { name: 'subject', label: '교과' },
  { name: 'autonomy', label: '자율' },
  { name: 'club', label: '동아리' },
  { name: 'career', label: '진로' },
] as const;
export type Area = (typeof AREAS)[number]['name'];

/** One school year as its fields hold it. */
export type YearRow = { year: number } & Record<Area, string>;

export function toRows(limits: readonly LimitsOfYear[]): YearRow[] {
  return limits.map(({ year, subject, autonomy, club, career }) => ({
    year,
    subject: String(subject),
    autonomy: String(autonomy),
    club: String(club),
    career: String(career),
  }));
}

/** What the call takes. A field that holds no whole number becomes NaN, which the contract refuses. */
export function toLimits(rows: readonly YearRow[]): LimitsOfYear[] {
  const whole = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);
  return rows.map((row) => ({
    year: row.year,
    subject: whole(row.subject),
    autonomy: whole(row.autonomy),
    club: whole(row.club),
    career: whole(row.career),
  }));
}

/** The year to offer next: this one, then the next, then the ones before. */
export function yearToAdd(rows: readonly YearRow[], currentYear: number): number {
  const has = (year: number) => rows.some((row) => row.year === year);
  const candidates = [currentYear, currentYear + 1];
  for (let year = currentYear - 1; candidates.length <= rows.length + 1; year -= 1) candidates.push(year);
  return candidates.find((year) => !has(year)) ?? currentYear;
}

/** The rows as fields by `2026.club`; a year without limits of its own has none. */
export type LimitCells = Record<string, string | undefined>;

export function toCells(rows: readonly YearRow[]): LimitCells {
  return Object.fromEntries(
    rows.flatMap((row) => AREAS.map(({ name }) => [`${row.year}.${name}`, row[name]] as const)),
  );
}

/**
 * What both sides began with: a year that both have added since had the usual limits before, so only what differs from
 * those has been typed.
 */
export function begunWith(
  base: readonly YearRow[],
  [mine, fresh]: [readonly YearRow[], readonly YearRow[]],
  usual: Omit<LimitsOfYear, 'year'>,
): YearRow[] {
  const has = (rows: readonly YearRow[], year: number) => rows.some((row) => row.year === year);
  const both = mine.filter(({ year }) => has(fresh, year) && !has(base, year));
  return [...base, ...toRows(both.map(({ year }) => ({ ...usual, year })))];
}

/**
 * The rows of these fields, the newest year first. A year that one side took away while the other changed a part of it
 * stays, with what `otherwise` has for the rest.
 */
export function fromCells(cells: LimitCells, otherwise: readonly YearRow[]): YearRow[] {
  const years = new Set(
    Object.keys(cells)
      .filter((key) => cells[key] !== undefined)
      .map((key) => Number.parseInt(key, 10)),
  );
  return [...years]
    .sort((a, b) => b - a)
    .map((year) => {
      const other = otherwise.find((row) => row.year === year);
      const of = (area: Area) => cells[`${year}.${area}`] ?? other?.[area] ?? '';
      return {
        year,
        subject: of('subject'),
        autonomy: of('autonomy'),
        club: of('club'),
        career: of('career'),
      };
    });
}

/** What a field of `toCells` is called. */
export function cellLabel(key: string): string {
  const [year, area] = key.split('.');
  return `${year}학년도 ${AREAS.find(({ name }) => name === area)?.label ?? ''}`;
}
