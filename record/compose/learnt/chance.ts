/** How much each sign speaks for something, and how likely it is without any: of a logistic regression. */
export interface Weighing {
  weights: Readonly<Record<string, number>>;
  bias: number;
  /** Of so many signs each counts in full; of more each counts less, so that a long sentence is no surer than a short one. */
  usual?: number;
}

/** How much each of `count` signs counts where `usual` are usual. */
export const shareOfEach = (count: number, usual = Number.POSITIVE_INFINITY): number =>
  Math.sqrt(Math.min(1, usual / count));

/** The chance from 0 to 1 that these signs speak for. */
export function chanceOf(signs: readonly string[], { weights, bias, usual }: Weighing): number {
  const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), 0);
  return 1 / (1 + Math.exp(-(bias + sum * shareOfEach(signs.length, usual))));
}

/** The highest chance from 0 to 1 that any sentence of a text has by these weights; 0 where it has none. */
export const highestChance = (
  sentences: readonly string[],
  signsOf: (sentence: string) => string[],
  weighing: Weighing,
): number => Math.max(0, ...sentences.map((sentence) => chanceOf(signsOf(sentence), weighing)));
