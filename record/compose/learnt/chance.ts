/** How much each sign speaks for something, and how likely it is without any: of a logistic regression. */
export interface Weighing {
  weights: Readonly<Record<string, number>>;
  bias: number;
}

/** The chance from 0 to 1 that these signs speak for. */
export function chanceOf(signs: readonly string[], { weights, bias }: Weighing): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), bias)));
}
