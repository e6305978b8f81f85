/** How much of `limit` each gets: who wants less than its share leaves the rest to the others. */
export function shares(wanted: readonly number[], limit: number): number[] {
  const room = wanted.map(() => 0);
  let left = limit;
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  for (const [done, index] of order.entries()) {
    const share = Math.min(wanted[index] ?? 0, Math.floor(left / (order.length - done)));
    room[index] = share;
    left -= share;
  }
  return room;
}
