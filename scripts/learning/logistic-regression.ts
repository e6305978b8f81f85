import { shareOfEach, type Weighing } from '../../record/compose/learnt/chance.ts';
import type { Example } from './example.ts';

const ROUNDS = 300;
const RATE = 0.3;
const FIRST_BIAS = -3;
/** Nearer to what was said than this, an example teaches nothing more. */
const LEARNT = 1e-4;

/** How far what was seen is believed. */
export interface Caution {
  /** Signs seen less often than this say nothing. */
  seldom: number;
  /** How strongly weights are held near nothing, so that a rare sign is not believed too much. */
  ridge: number;
  /** Weights nearer nothing than this are left out. */
  least?: number;
  /** Of so many signs each counts in full. */
  usual?: number;
  rounds?: number;
  /** Only these signs are asked. */
  only?: ReadonlySet<string>;
}

/** The signs of all examples as places, one example behind the other; those of example n begin at `from[n]`. */
interface Rows {
  places: Int32Array;
  from: Int32Array;
  /** How much each sign of an example counts. */
  each: Float64Array;
}

function rowsOf(examples: readonly Example[], placeOf: ReadonlyMap<string, number>, usual?: number): Rows {
  const places: number[] = [];
  const from = new Int32Array(examples.length + 1);
  examples.forEach(({ signs }, at) => {
    for (const sign of signs) {
      const place = placeOf.get(sign);
      if (place !== undefined) places.push(place);
    }
    from[at + 1] = places.length;
  });
  const each = Float64Array.from(examples, ({ signs }) => shareOfEach(signs.length, usual));
  return { places: Int32Array.from(places), from, each };
}

/** The signs that were seen often enough to say something. */
function seenOften(examples: readonly Example[], seldom: number, only?: ReadonlySet<string>): string[] {
  const seen = new Map<string, number>();
  for (const { signs, times = 1 } of examples)
    for (const sign of signs) if (only?.has(sign) ?? true) seen.set(sign, (seen.get(sign) ?? 0) + times);
  return [...seen].filter(([, count]) => count >= seldom).map(([sign]) => sign);
}

/** The weights that make the examples likeliest: logistic regression with a ridge, by adaptive gradient descent. */
export function learn(
  examples: readonly Example[],
  { seldom, ridge, least = 0.01, usual, rounds = ROUNDS, only }: Caution = { seldom: 4, ridge: 8 },
): Weighing {
  const names = seenOften(examples, seldom, only);
  const { places, from, each } = rowsOf(examples, new Map(names.map((sign, place) => [sign, place])), usual);
  // The last one is the bias, which no ridge holds.
  const bias = names.length;
  const weights = new Float64Array(bias + 1);
  weights[bias] = FIRST_BIAS;
  const squares = new Float64Array(bias + 1).fill(1e-8);
  const slope = new Float64Array(bias + 1);
  const at = (array: Float64Array | Int32Array, place: number) => array[place] ?? 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < bias; place += 1) slope[place] = ridge * at(weights, place);
    slope[bias] = 0;
    examples.forEach(({ share, times = 1 }, one) => {
      const [start, end] = [at(from, one), at(from, one + 1)];
      let sum = 0;
      for (let next = start; next < end; next += 1) sum += at(weights, at(places, next));
      const chance = 1 / (1 + Math.exp(-(at(weights, bias) + sum * at(each, one))));
      const miss = times * (chance - share);
      if (Math.abs(miss) < LEARNT) return;
      const missEach = miss * at(each, one);
      for (let next = start; next < end; next += 1) {
        const place = at(places, next);
        slope[place] = at(slope, place) + missEach;
      }
      slope[bias] = at(slope, bias) + miss;
    });
    slope.forEach((by, place) => {
      squares[place] = at(squares, place) + by * by;
      weights[place] = at(weights, place) - (RATE * by) / Math.sqrt(at(squares, place));
    });
  }
  const rounded = (weight = 0) => Math.round(weight * 100) / 100;
  const kept = names
    .map((sign, place) => [sign, rounded(weights[place])] as const)
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    weights: Object.fromEntries(kept),
    bias: rounded(weights[bias]),
    ...(usual === undefined ? {} : { usual }),
  };
}
