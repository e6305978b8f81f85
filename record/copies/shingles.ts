/** Texts as numbers: every distinct run of five characters, white space apart, gets one number for the whole comparison. */

export const SHINGLE = 5;

/**
 * How many letters of a text are compared, white space apart: four times the longest answers that are written to be
 * read. What stands behind them is filler, and a class of such texts would take minutes.
 */
export const COMPARED = 20_000;

export interface Shingled {
  /** The text without white space, its first `COMPARED` letters. */
  letters: string;
  /** For every letter its UTF-16 offset in the text. */
  offsets: Int32Array;
  /** For every letter but the last four the number of the shingle that begins there. */
  shingles: Int32Array;
  /** For every shingle how many of its kind stand before it in this text. */
  before: Int32Array;
  /** For every shingle how many of its kind this text holds. */
  times: Int32Array;
}

// White space is what a copyist changes first and what means least.
function strip(text: string): { letters: string; offsets: Int32Array } {
  const offsets = new Int32Array(Math.min(text.length, COMPARED));
  let letters = '';
  for (let i = 0; i < text.length && letters.length < COMPARED; i += 1) {
    const char = text[i] ?? '';
    if (char.trim() === '') continue;
    offsets[letters.length] = i;
    letters += char;
  }
  return { letters, offsets: offsets.subarray(0, letters.length) };
}

/** The numbers of the shingles of one comparison, given out from 0 as texts are read. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly counts: number[] = [];

  /** How many different shingles have been read. */
  get size(): number {
    return this.numbers.size;
  }

  read(text: string): Shingled {
    const { letters, offsets } = strip(text);
    const length = Math.max(0, letters.length - SHINGLE + 1);
    const shingles = new Int32Array(length);
    const before = new Int32Array(length);
    const { counts } = this;
    for (let i = 0; i < length; i += 1) {
      const number = this.numberOf(letters.slice(i, i + SHINGLE));
      shingles[i] = number;
      before[i] = counts[number] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const times = shingles.map((number) => counts[number] ?? 0);
    for (const number of shingles) counts[number] = 0;
    return { letters, offsets, shingles, before, times };
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.counts.push(0);
    return this.numbers.set(key, this.numbers.size).size - 1;
  }
}
