import type { Told } from './likeness.ts';

/** Whether two sentences can tell of one event at all. */

/** Weight of shared words below which two sentences only touch the same matter. */
export const LEAST_SHARED = 1.9;
/** Share of a sentence's words that another one holds: it tells nothing of its own then. */
export const COVERED = 0.6;

/** A goal and what came of it share their words and are two things. */
const AIMED = /목표|계획(?:을 세움|함|임)|싶어 함|고자 함|예상|가설을 세움|려고 함/;
/** What it was done for, why, how it is meant: no repetition of the doing. */
const REFLECTED = /(?:까닭|이유|영향|한계|의의)[을를]|(?:향상|발전|성장|개선)(?:됨|되었음)\.$/;

export const figures = ({ words }: Told) => [...words].filter((word) => word.startsWith('#'));

/** Two events, however many words they share. */
export function tellsApart(a: Told, b: Told): boolean {
  const ofA = figures(a);
  const ofB = figures(b);
  // Each names figures that the other one does not: 7 of 10 wished, 8 of 10 done.
  const countsDiffer = ofA.some((one) => !b.words.has(one)) && ofB.some((one) => !a.words.has(one));
  return (
    countsDiffer ||
    AIMED.test(a.piece.text) !== AIMED.test(b.piece.text) ||
    REFLECTED.test(a.piece.text) !== REFLECTED.test(b.piece.text)
  );
}
