/** What strangers wrote of a matter that must be noticed, and of lessons that come near it (decisions 0037 and 0038). */
export interface MarkedSentence {
  /** Whether it has to be noticed. */
  isMarked: boolean;
  text: string;
}

/** The rows of a file of such sentences: 1 or 0, a tab and the sentence. */
export function markedIn(file: string): MarkedSentence[] {
  return file
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [mark = '', text = ''] = row.split('\t');
      return { isMarked: mark === '1', text };
    });
}

/** The share from 0 to 1 of all texts that pass a test. */
export const shareOf = (texts: readonly string[], passes: (text: string) => boolean): number =>
  texts.filter(passes).length / texts.length;
