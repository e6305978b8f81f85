import type { CopySpan } from '../types.ts';

const SPACE = /\s/u;
// Half of a pair of surrogates is no mark. Single vowels and consonants (ㅋㅋㅋ, ㅠㅠ) are, whatever they are glued to.
const WORD = /[\p{L}\p{M}\p{N}]|[\uD800-\uDFFF]/u;
const FILLER = /[ㄱ-ㆎ]/;
/** More marks in a row than any sentence ends with: looked at no further, or a text of marks would cost its square. */
const MARKS = 8;

const at = (text: string, offset: number) => text.charAt(offset);
const isSpace = (char: string) => char === '' || SPACE.test(char);
const isMark = (char: string) => !isSpace(char) && (!WORD.test(char) || FILLER.test(char));

/** Whether nothing but marks, then a space or an end, stands from here on in one direction. */
function isEdge(text: string, from: number, step: 1 | -1): boolean {
  let to = from;
  while (Math.abs(to - from) < MARKS && isMark(at(text, to))) to += step;
  return isSpace(at(text, to)) || isMark(at(text, to));
}

/** Whether a word begins here, be it behind an opening quote. */
function begins(text: string, offset: number): boolean {
  const char = at(text, offset);
  return !isSpace(char) && !isMark(char) && isEdge(text, offset - 1, -1);
}

/** Whether a word ends here, with what closes its sentence or without. */
const ends = (text: string, offset: number) => !isSpace(at(text, offset - 1)) && isEdge(text, offset, 1);

/** The offsets of what is no space, for both sides of a span in step: they hold the same letters. */
function letters(text: string, start: number, end: number): number[] {
  const offsets: number[] = [];
  for (let offset = start; offset < end; offset += 1) if (!isSpace(at(text, offset))) offsets.push(offset);
  return offsets;
}

/** The longest part of a span that begins and ends with whole words of both texts; null where there is none. */
function withinWords(a: string, b: string, span: CopySpan): CopySpan | null {
  const inA = letters(a, span.aStart, span.aEnd);
  const inB = letters(b, span.bStart, span.bEnd);
  let first = 0;
  while (first < inA.length && !(begins(a, inA[first] ?? 0) && begins(b, inB[first] ?? 0))) first += 1;
  let last = inA.length - 1;
  while (last >= first && !(ends(a, (inA[last] ?? 0) + 1) && ends(b, (inB[last] ?? 0) + 1))) last -= 1;
  const [aStart, bStart, aLast, bLast] = [inA[first], inB[first], inA[last], inB[last]];
  if (last < first || aStart === undefined || bStart === undefined) return null;
  if (aLast === undefined || bLast === undefined) return null;
  return { aStart, aEnd: aLast + 1, bStart, bEnd: bLast + 1 };
}

/**
 * The spans of two texts as somebody reads them: from the beginning of a word to the end of one, with the full stop behind
 * it and never with the one before. What is shorter than `minimum` afterwards was half a word too little, and stands only
 * where nothing longer does. Where nothing at all would be left, in texts written without a space for one, the spans stay
 * as they are: a pair must show what it shares.
 */
export function atWords(a: string, b: string, spans: readonly CopySpan[], minimum: number): CopySpan[] {
  const whole = spans.flatMap((span) => withinWords(a, b, span) ?? []);
  const atLeast = (least: number) =>
    whole.filter((span) => Math.min(span.aEnd - span.aStart, span.bEnd - span.bStart) >= least);
  const long = atLeast(minimum);
  // 전에 사용하는 비율이, out of 기 전에 사용하는 비율이 높: a little less than asked for, and no half words.
  const shorter = long.length > 0 ? long : atLeast(minimum / 2);
  return shorter.length > 0 ? shorter : [...spans];
}
