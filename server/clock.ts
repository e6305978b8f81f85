/** The only source of time, so that tests can turn it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SEOUL_OFFSET_MS = 9 * 3600 * 1000;

/** The school year of a moment: it begins on 1 March, Seoul time (decisions.md, "Student number"). */
export function schoolYear(at: Date): number {
  const seoul = new Date(at.getTime() + SEOUL_OFFSET_MS);
  return seoul.getUTCMonth() >= 2 ? seoul.getUTCFullYear() : seoul.getUTCFullYear() - 1;
}

/** The first moment of the school year that `at` is in. */
export function schoolYearStart(at: Date): Date {
  return new Date(Date.UTC(schoolYear(at), 2, 1) - SEOUL_OFFSET_MS);
}

/** The same day and hour so many years ago. */
export function yearsBefore(at: Date, years: number): Date {
  const then = new Date(at);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** `2026-11-21` for the day in Seoul. */
export function seoulDay(at: Date): string {
  return new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** `2026-11-21 14:02`, as it was in Seoul. */
export function seoulMinute(at: Date): string {
  return new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
