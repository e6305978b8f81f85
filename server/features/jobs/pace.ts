/** The pace of the last few students: a class begins slowly, and a pause of the server must not count for ever. */
const LAST = 10;

/**
 * Seconds that `left` students will still take, rounded up, at the pace at which the last ones were finished.
 * @param finished when each was finished, in any order
 * @returns null while nobody is finished, or nobody is left
 */
export function remainingSeconds(startedAt: Date | null, finished: Date[], left: number): number | null {
  if (!startedAt || finished.length === 0 || left === 0) return null;
  const times = [startedAt, ...finished].map((at) => at.getTime()).sort((a, b) => a - b);
  const window = times.slice(-LAST - 1);
  const first = window[0] ?? 0;
  const last = window.at(-1) ?? first;
  return Math.ceil(((last - first) / (window.length - 1) / 1000) * left);
}
