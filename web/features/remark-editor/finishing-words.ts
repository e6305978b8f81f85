/**
 * What was typed at a sentence to finish and not put in yet, until the page is loaded anew: whoever looks at the next
 * student meanwhile finds it where it was.
 */
const kept = new Map<string, string>();

export const finishingWords = {
  read: (key: string): string | undefined => kept.get(key),
  /** A field that was emptied begins anew. */
  write: (key: string, words: string) => void (words.trim() === '' ? kept.delete(key) : kept.set(key, words)),
  forget: (key: string) => void kept.delete(key),
};
