import type { CopyPair } from '../types.ts';
import { shingle } from './shingles.ts';
import { forget, placesOf, tile } from './tiling.ts';

/** From this score on a pair is shown as "확인". */
export const COPY_CHECK = 0.25;
/** From this score on a pair is shown as "복사 의심". */
export const COPY_SUSPECT = 0.5;
/** A shared stretch shorter than this many characters is what any two texts on one subject share. */
export const COPY_SPAN = 12;

export interface CopyOptions {
  /** Least score of a pair, 0 to 1; `COPY_CHECK` unless given. */
  threshold?: number;
}

function weights(holders: readonly number[][], texts: number): Float64Array {
  // Inverse document frequency in which two holders count as one: what just two texts share is as rare as can be, so two
  // texts compared alone get plain containment, while a phrase that everybody writes weighs next to nothing.
  return Float64Array.from(holders, ({ length }) => Math.log(Math.max(2, texts) / Math.max(1, length - 1)));
}

function holdersOf(sets: readonly Int32Array[], size: number): number[][] {
  const holders: number[][] = Array.from({ length: size }, () => []);
  sets.forEach((set, text) => {
    for (const number of set) holders[number]?.push(text);
  });
  return holders;
}

/**
 * Pairs of texts that share more than chance would have them share, the closest first (ties in the order given).
 * The score is the share of the lighter text's 5-character shingles that the other holds, each weighted by how rare it is
 * among all the texts, from 0 to 1; white space does not count. Spans are UTF-16 offsets into the two texts, at least
 * `COPY_SPAN` long; a pair without one is not reported. Pure and deterministic; every pair appears once.
 */
export function findCopies(
  texts: readonly { id: string; text: string }[],
  { threshold = COPY_CHECK }: CopyOptions = {},
): CopyPair[] {
  const vocabulary = shingle(texts.map(({ text }) => text));
  const sets = vocabulary.texts.map(({ shingles }) => Int32Array.from(new Set(shingles)));
  const holders = holdersOf(sets, vocabulary.size);
  const weight = weights(holders, texts.length);
  const totals = sets.map((set) => set.reduce((sum, number) => sum + (weight[number] ?? 0), 0));
  const pairs: CopyPair[] = [];
  const last = new Int32Array(vocabulary.size).fill(-1);
  // One row at a time: a square of all pairs would not fit for a whole school.
  const shared = new Float64Array(texts.length);
  texts.forEach((a, i) => {
    shared.fill(0);
    for (const number of sets[i] ?? []) {
      for (const j of holders[number] ?? []) shared[j] = (shared[j] ?? 0) + (weight[number] ?? 0);
    }
    const alike = texts.flatMap((b, j) => {
      const least = Math.min(totals[i] ?? 0, totals[j] ?? 0);
      const common = j > i ? (shared[j] ?? 0) : 0;
      const score = least > 0 ? Math.min(1, common / least) : 0;
      return common > 0 && score >= threshold ? [{ b, j, score }] : [];
    });
    const first = vocabulary.texts[i];
    if (!first || alike.length === 0) return;
    const places = placesOf(first, last);
    for (const { b, j, score } of alike) {
      const second = vocabulary.texts[j];
      const spans = second ? tile(places, second, COPY_SPAN) : [];
      if (spans.length > 0) pairs.push({ a: a.id, b: b.id, score, spans });
    }
    forget(places);
  });
  return pairs.sort((one, two) => two.score - one.score);
}
