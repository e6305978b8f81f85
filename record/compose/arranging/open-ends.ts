import type { DroppedSentence } from '../../types.ts';
import { UNSOLVED } from '../fitness/reasons.ts';
import { leadsNowhere } from './leads-nowhere.ts';
import { leftOut, type Unit } from '../reading/piece.ts';

/** Whether an observation stands right behind a difficulty, so that it tells how it went on. */
export function isFollowed(unit: Unit, units: readonly Unit[]): boolean {
  const last = unit.pieces.at(-1);
  return units.some(({ pieces: [first] }) => {
    if (!first?.standsFor || !last) return false;
    const { order, answer } = first.standsFor;
    // In the place of the very next sentence of the same answer, or put between two.
    return (
      order > last.order &&
      (order < last.order + 1 || (order === last.order + 1 && answer === last.source.index))
    );
  });
}

/**
 * Takes off what a unit leaves open at its end: a difficulty without its way out, a belief that nothing corrected, a
 * reply without its question. `follows` says whether an observation tells how it went on.
 */
export function withoutOpenEnds(
  units: readonly Unit[],
  follows: (unit: Unit) => boolean,
): { units: Unit[]; dropped: DroppedSentence[] } {
  const kept: Unit[] = [];
  const dropped: DroppedSentence[] = [];
  for (const unit of units) {
    const pieces = [...unit.pieces];
    for (let last = pieces.at(-1); last; last = pieces.at(-1)) {
      const reason = leadsNowhere(last, pieces.at(-2));
      if (!reason || (reason === UNSOLVED && follows(unit))) break;
      pieces.pop();
      dropped.push(...leftOut(last, reason));
    }
    if (pieces.length > 0) kept.push({ pieces });
  }
  return { units: kept, dropped };
}
