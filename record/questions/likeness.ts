/** Pairs of letters that stand side by side; what is quoted says nothing of what is asked. */
export function pairs(text: string): Set<string> {
  const letters = text.replace(/'[^']{2,}'/g, '').replace(/[^\p{L}\p{N}]/gu, '');
  const found = new Set<string>();
  for (let i = 0; i + 1 < letters.length; i += 1) found.add(letters.slice(i, i + 2));
  return found;
}

/** From 0 to 1: how much of the shorter question's letter pairs the other one has too. */
export function likeness(a: string, b: string): number {
  const [x, y] = [pairs(a), pairs(b)];
  return Math.min(x.size, y.size) === 0 ? Number(a.trim() === b.trim()) : share(x, y);
}

/** How much of the smaller set the other one has too. */
export function share(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  const small = Math.min(x.size, y.size);
  if (small === 0) return 0;
  let shared = 0;
  for (const pair of x) if (y.has(pair)) shared += 1;
  return shared / small;
}
