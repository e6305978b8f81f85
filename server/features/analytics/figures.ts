/** To one decimal; the same for a part of nothing: zero. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : round1(part / whole);
}

export function percent(part: number, whole: number): number {
  return ratio(part * 100, whole);
}

/** The change from `before` to `now` in per cent; something after nothing counts as a hundred. */
export function growth(now: number, before: number): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return round1(((now - before) * 100) / before);
}

export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
