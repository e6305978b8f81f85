import { type Reading, readAsPerson } from '../rules/reading.ts';
import type { CopyPair, CopySpan } from '../types.ts';
import { forget, placesOf } from './runs.ts';
import { SHINGLE, type Shingled, Vocabulary } from './shingles.ts';
import { tile, type Work } from './tiling.ts';
import { atWords } from './word-bounds.ts';

/** From this score on a pair is shown as "확인". */
const COPY_CHECK = 0.25;
/** From this score on a pair is shown as "복사 의심". */
export const COPY_SUSPECT = 0.5;
/** A shared stretch shorter than this many characters is what any two texts on one subject share. */
const COPY_SPAN = 12;
/** A stretch of so many letters is no phrase that anybody would come to by chance. */
const COPIED_RUN = 30;

export interface CopyOptions {
  /** Least score of a pair, 0 to 1; `COPY_CHECK` unless given. */
  threshold?: number;
  /**
   * What was given to all who wrote (the lesson's description, how a writer opens its drafts): to share it is no copying, so
   * it weighs nothing.
   */
  given?: readonly string[];
  /**
   * Whether a long stretch counts in full however many share it (`true`): a class that all copied one text must not go
   * unseen because everybody has it. For what people wrote themselves, not for texts that a teacher gives a common frame.
   */
  whole?: boolean;
  /** Is told how many steps the tiling took, for tests that measure it. */
  work?: Work;
}

interface Compared {
  id: string;
  text: string;
}

/** Hangul in its parts, full-width letters, signs without width: what a file system or a copied page leaves, and nobody sees. */
const UNSEEN = /[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb\uff01-\uff5e\u00ad\u200b-\u200f\u2060\ufeff]/;
const seen = (text: string): Reading =>
  UNSEEN.test(text) ? readAsPerson(text) : { text, written: (start, end) => ({ start, end }) };

/** A span of what was seen, in offsets of the texts as they were given. */
function asWritten({ aStart, aEnd, bStart, bEnd }: CopySpan, a: Reading, b: Reading): CopySpan {
  const [one, other] = [a.written(aStart, aEnd), b.written(bStart, bEnd)];
  return { aStart: one.start, aEnd: one.end, bStart: other.start, bEnd: other.end };
}

/** How much of the lighter text the other one has, 0 to 1. */
const shareOf = (common: number, least: number) => (least > 0 ? Math.min(1, common / least) : 0);

/** How many shingles of a stretch of the text nobody was given. */
function ownShingles(
  { offsets, shingles }: Shingled,
  start: number,
  end: number,
  free: ReadonlySet<number>,
): number {
  let count = 0;
  for (
    let at = placeOf(offsets, start);
    at < shingles.length && (offsets[at + SHINGLE - 1] ?? end) < end;
    at += 1
  )
    if (!free.has(shingles[at] ?? -1)) count += 1;
  return count;
}

/** The letter that stands at an offset of the text. */
function placeOf(offsets: Int32Array, offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many entries of a table are gone through before a pause is offered: some tenths of a millisecond. */
const STRIDE = 20_000;

function weights(holders: readonly number[][], texts: number): Float64Array {
  // Inverse document frequency in which two holders count as one: what just two texts share is as rare as can be, so two
  // texts compared alone get plain containment, while a phrase that everybody writes weighs next to nothing.
  return Float64Array.from(holders, ({ length }) => Math.log(Math.max(2, texts) / Math.max(1, length - 1)));
}

/** For each shingle the texts that hold it, in their order. */
function* holdersOf(sets: readonly Int32Array[], size: number): Generator<void, number[][]> {
  const holders: number[][] = Array.from({ length: size }, () => []);
  for (const [text, set] of sets.entries()) {
    for (const number of set) holders[number]?.push(text);
    yield;
  }
  return holders;
}

/**
 * The same as `findCopies`, in steps of a few milliseconds at most: between two of them a server can answer others. The
 * value that it returns at its end is the reply.
 */
export function* copySteps(
  compared: readonly Compared[],
  { threshold = COPY_CHECK, work, given = [], whole = false }: CopyOptions = {},
): Generator<void, CopyPair[]> {
  const vocabulary = new Vocabulary();
  const texts = compared.map(({ id, text }) => ({ id, ...seen(text) }));
  const read: Shingled[] = [];
  for (const { text } of texts) {
    read.push(vocabulary.read(text));
    yield;
  }
  const free = new Set(given.flatMap((text) => [...vocabulary.read(seen(text).text).shingles]));
  const sets = read.map(({ shingles, before }) => shingles.filter((_, at) => before[at] === 0));
  const holders = yield* holdersOf(sets, vocabulary.size);
  const weight = weights(holders, texts.length);
  for (const number of free) weight[number] = 0;
  const totals = sets.map((set) => set.reduce((sum, number) => sum + (weight[number] ?? 0), 0));
  const own = sets.map((set) => set.reduce((sum, number) => sum + (free.has(number) ? 0 : 1), 0));
  const pairs: CopyPair[] = [];
  const last = new Int32Array(vocabulary.size).fill(-1);
  // One row at a time: a square of all pairs would not fit for a whole school.
  const shared = new Float64Array(texts.length);
  const counted = new Float64Array(texts.length);
  for (const [i, a] of texts.entries()) {
    shared.fill(0);
    counted.fill(0);
    let done = 0;
    for (const number of sets[i] ?? []) {
      const having = holders[number] ?? [];
      for (const j of having) shared[j] = (shared[j] ?? 0) + (weight[number] ?? 0);
      if (whole && !free.has(number)) for (const j of having) counted[j] = (counted[j] ?? 0) + 1;
      done += having.length;
      if (done < STRIDE) continue;
      done = 0;
      yield;
    }
    const alike = texts.flatMap((b, j) => {
      if (j <= i) return [];
      const score = shareOf(shared[j] ?? 0, Math.min(totals[i] ?? 0, totals[j] ?? 0));
      const plain = shareOf(counted[j] ?? 0, Math.min(own[i] ?? 0, own[j] ?? 0));
      return Math.max(score, plain) > 0 && Math.max(score, plain) >= threshold ? [{ b, j, score }] : [];
    });
    const first = read[i];
    if (!first || alike.length === 0) continue;
    const places = placesOf(first, last);
    for (const { b, j, score } of alike) {
      const second = read[j];
      const spans = second ? tile(places, second, COPY_SPAN, work) : [];
      // A pair that shares nothing but what was given shares nothing of its own.
      const told = spans.map(({ aStart, aEnd }) => ownShingles(first, aStart, aEnd, free));
      const copied = told
        .filter((count) => count > COPIED_RUN - SHINGLE)
        .reduce((sum, count) => sum + count, 0);
      const least = Math.min(own[i] ?? 0, own[j] ?? 0);
      const full = whole ? Math.max(score, shareOf(copied, least)) : score;
      if (full > 0 && full >= threshold && told.some((count) => count > COPY_SPAN - SHINGLE * 2))
        pairs.push({
          a: a.id,
          b: b.id,
          score: full,
          spans: atWords(a.text, b.text, spans, COPY_SPAN).map((span) => asWritten(span, a, b)),
        });
      yield;
    }
    forget(places);
    yield;
  }
  return pairs.sort((one, two) => two.score - one.score);
}

/**
 * Pairs of texts that share more than chance would have them share, the closest first (ties in the order given).
 * The score is the share of the lighter text's 5-character shingles that the other holds, each weighted by how rare it is
 * among all the texts, from 0 to 1; white space does not count. Spans are UTF-16 offsets into the two texts, at least
 * `COPY_SPAN` long and of whole words; a pair without one is not reported. Of a text longer than `COMPARED` letters its beginning counts.
 * Pure and deterministic; every pair appears once.
 */
export function findCopies(texts: readonly Compared[], options: CopyOptions = {}): CopyPair[] {
  const steps = copySteps(texts, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
