import { COVERED, figures, LEAST_SHARED, tellsApart } from './events.ts';
import type { Likeness, Told } from './likeness.ts';

/** Two sentences of answers that tell one thing. */

/** Share of the shorter one between sentences that end in different doings. */
const COVERED_BY_OTHER_DOING = 0.95;
/** Words of two sentences and no third one at which they tell of one event, and the share that does then. */
const MANY_RARE = 3;
const COVERED_BY_RARE = 0.5;

const PROPOSED =
  /(?:제안|건의|주장|합의|결정|정)함\.$|하기로 (?:함|정함|약속함)\.$|것(?:이라고|으로) (?:생각|예상|추측)함\.$/;

/** Of the shorter of the two, how much the other must hold to have told it. */
function coveredBetween(likeness: Likeness, a: Told, b: Told): number {
  // What was put forward and what came of it speak of the same things.
  if (a.end === b.end) return COVERED;
  if (PROPOSED.test(a.piece.text) !== PROPOSED.test(b.piece.text)) return COVERED_BY_OTHER_DOING;
  if (likeness.rare(a, b) >= MANY_RARE) return COVERED_BY_RARE;
  return likeness.together(a, b) >= 2 ? COVERED : COVERED_BY_OTHER_DOING;
}

/** The one of two answers' sentences that the other has told, or null. */
export function repeatedBy(likeness: Likeness, a: Told, b: Told): Told | null {
  // One answer seldom repeats itself.
  if (a.piece.source.index === b.piece.source.index || tellsApart(a, b)) return null;
  const common = likeness.common(a, b);
  const [ofA, ofB] = [likeness.size(a), likeness.size(b)];
  if (common < LEAST_SHARED || common / Math.min(ofA, ofB) < coveredBetween(likeness, a, b)) return null;
  const [less, more] = ofA >= ofB ? [b, a] : [a, b];
  return figures(less).some((figure) => !more.words.has(figure)) ? null : less;
}
