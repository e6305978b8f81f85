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
