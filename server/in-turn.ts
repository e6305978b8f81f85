const last = new Map<string, Promise<unknown>>();

/** Runs what has the same key one after the other, as far as this process goes. */
export async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
