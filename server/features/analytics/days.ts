import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Days in Seoul as `2026-11-21`: the unit of every figure (decisions.md, section 2). */

const DAY_MS = 86_400_000;

/** The day of a moment, in SQL. */
export function dayOf(at: SQLWrapper): SQL {
  return sql`(${at} AT TIME ZONE 'Asia/Seoul')::date`;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first moment of a day. */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** The days of a window that ends with `last`, oldest first. */
export function daysUpTo(last: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(last, index - days + 1));
}

/** The Monday of the week. */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** `2026-11` and the months before it, oldest first. */
export function monthsUpTo(day: string, months: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 7),
  );
}

/** Neighbouring days as runs of at most `most`: what one statement works on. */
export function runsOf(days: string[], most: number): { from: string; to: string }[] {
  const runs: { from: string; to: string; days: number }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last && last.days < most && addDays(last.to, 1) === day) {
      last.to = day;
      last.days += 1;
    } else runs.push({ from: day, to: day, days: 1 });
  }
  return runs;
}
