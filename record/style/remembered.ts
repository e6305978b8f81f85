/** Longer ones are no words that come again. */
const LONGEST = 24;

/**
 * What is read of a word, kept for when it comes again, as most words do: each sentence asks of the same endings.
 * So many are kept and no more; then it begins anew.
 */
export function remembered<T extends string | number | boolean | null | readonly string[]>(
  read: (word: string) => T,
  most: number,
): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const found = read(word);
    if (word.length > LONGEST) return found;
    if (kept.size >= most) kept.clear();
    kept.set(word, found);
    return found;
  };
}
