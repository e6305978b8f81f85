import type { Weighing } from '../../record/compose/learnt/chance.ts';
import type { Example } from './example.ts';

const ROUNDS = 300;
const RATE = 0.3;
const FIRST_BIAS = -3;

/** How far what was seen is believed. */
export interface Caution {
  /** Signs seen less often than this say nothing. */
  seldom: number;
  /** How strongly weights are held near nothing, so that a rare sign is not believed too much. */
  ridge: number;
  /** Weights nearer nothing than this are left out. */
  least?: number;
}

/** The weights that make the examples likeliest: logistic regression with a ridge, by adaptive gradient descent. */
export function learn(
  examples: readonly Example[],
  { seldom, ridge, least = 0.01 }: Caution = { seldom: 4, ridge: 8 },
): Weighing {
  const seen = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= seldom).map(([sign]) => sign);
  const placeOf = new Map(names.map((sign, place) => [sign, place]));
  // The last one is the bias, which no ridge holds.
  const rows = examples.map(({ signs }) => [
    ...signs.flatMap((sign) => placeOf.get(sign) ?? []),
    names.length,
  ]);
  const weights = new Float64Array(names.length + 1);
  weights[names.length] = FIRST_BIAS;
  const squares = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, place) => (place === names.length ? 0 : ridge * weight));
    rows.forEach((row, at) => {
      const sum = row.reduce((all, place) => all + (weights[place] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-sum)) - (examples[at]?.share ?? 0);
      for (const place of row) slope[place] = (slope[place] ?? 0) + miss;
    });
    slope.forEach((by, place) => {
      squares[place] = (squares[place] ?? 0) + by * by;
      weights[place] = (weights[place] ?? 0) - (RATE * by) / Math.sqrt(squares[place] ?? 1);
    });
  }
  const rounded = (weight = 0) => Math.round(weight * 100) / 100;
  const kept = names
    .map((sign, place) => [sign, rounded(weights[place])] as const)
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { weights: Object.fromEntries(kept), bias: rounded(weights[names.length]) };
}
