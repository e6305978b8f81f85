/** How many months there are from one, `2026-03`, up to now, both included. */
export function monthsSince(first: string, now: Date): number {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const seoul = new Date(now.getTime() + 9 * 3_600_000);
  return (seoul.getUTCFullYear() - year) * 12 + seoul.getUTCMonth() + 2 - month;
}

/** The months up to now, the newest first, by the calendar of Seoul: `2026-11` and `2026년 11월`. */
export function lastMonths(now: Date, how: number): { value: string; label: string }[] {
  const seoul = new Date(now.getTime() + 9 * 3_600_000);
  return Array.from({ length: how }, (_, back) => {
    const at = new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() - back, 1));
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
    return { value: `${year}-${String(month).padStart(2, '0')}`, label: `${year}년 ${month}월` };
  });
}
