/** Texts as numbers: every distinct run of five characters, white space apart, gets one number for the whole comparison. */

export const SHINGLE = 5;

export interface Shingled {
  /** The text without white space. */
  letters: string;
  /** For every letter its UTF-16 offset in the text. */
  offsets: Int32Array;
  /** For every letter but the last four the number of the shingle that begins there. */
  shingles: Int32Array;
}

// White space is what a copyist changes first and what means least.
function strip(text: string): { letters: string; offsets: Int32Array } {
  const offsets = new Int32Array(text.length);
  let letters = '';
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char.trim() === '') continue;
    offsets[letters.length] = i;
    letters += char;
  }
  return { letters, offsets: offsets.subarray(0, letters.length) };
}

export interface Vocabulary {
  texts: Shingled[];
  /** How many different shingles there are; they are numbered from 0. */
  size: number;
}

export function shingle(texts: readonly string[]): Vocabulary {
  const numbers = new Map<string, number>();
  const shingled = texts.map((text): Shingled => {
    const { letters, offsets } = strip(text);
    const shingles = new Int32Array(Math.max(0, letters.length - SHINGLE + 1));
    for (let i = 0; i < shingles.length; i += 1) {
      const key = letters.slice(i, i + SHINGLE);
      let number = numbers.get(key);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(key, number);
      }
      shingles[i] = number;
    }
    return { letters, offsets, shingles };
  });
  return { texts: shingled, size: numbers.size };
}
