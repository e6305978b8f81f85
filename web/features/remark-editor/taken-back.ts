/** Where two texts differ: from `start`, up to `tail` letters before the end of each. */
function difference(a: string, b: string): { start: number; tail: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let tail = 0;
  while (tail < most - start && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { start, tail };
}

/**
 * `now` without the step that made `after` of `before`, and with whatever was typed since; null where that was typed into
 * the very words of the step, which would go with it.
 */
export function takenBack(before: string, after: string, now: string): string | null {
  if (now === after) return before;
  const step = difference(before, after);
  const typed = difference(after, now);
  const words = before.slice(step.start, before.length - step.tail);
  const end = after.length - step.tail;
  if (typed.start >= end) return now.slice(0, step.start) + words + now.slice(end);
  if (after.length - typed.tail > step.start) return null;
  const shift = now.length - after.length;
  return now.slice(0, step.start + shift) + words + now.slice(end + shift);
}
