import type { Choice } from './choose.ts';

/** A choice that may need others anywhere in the sheet. */
export interface NeedyChoice extends Choice {
  /** What is lost of `alone` where it is only the jump to it. */
  jump: number;
  /** The places of what it needs, each with the chance from 0 to 1 that it says nothing without it. */
  needs: readonly (readonly [place: number, chance: number])[];
  /** What is lost where it says nothing. */
  torn: number;
}

export const isIn = (taken: readonly number[], place: number) => (taken[place] ?? -1) >= 0;

/** The chance that a choice says nothing beside what is taken (`taken`: of each choice the index of its variant, or -1). */
export function chanceTorn({ needs }: Pick<NeedyChoice, 'needs'>, taken: readonly number[]): number {
  let whole = 1;
  for (const [place, chance] of needs) if (!isIn(taken, place)) whole *= 1 - chance;
  return 1 - whole;
}
