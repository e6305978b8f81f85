/**
 * Work that many may want at once and that takes everything into account that was there when it began: whoever asks while
 * it is under way needs it once more, and all of those share that one time.
 */
export function shareNext<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    next = null;
    const mine = work();
    running = mine;
    const over = () => {
      if (running === mine && !next) running = null;
    };
    mine.then(over, over);
    return mine;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
