/** Words that tell something in confidence. */
export interface Telling {
  /** Of which a sentence has one wherever the pattern can be found: most have none, and are not searched. */
  signs: readonly string[];
  pattern: RegExp;
}

/** In fewer letters nobody tells of themselves. */
const SHORTEST = 8;

/** Where the first of these that a sentence has begins in it, or -1. */
export function placeOf(all: readonly Telling[], sentence: string): number {
  if (sentence.length < SHORTEST) return -1;
  for (const { signs, pattern } of all) {
    if (!signs.some((sign) => sentence.includes(sign))) continue;
    const at = sentence.search(pattern);
    if (at >= 0) return at;
  }
  return -1;
}
