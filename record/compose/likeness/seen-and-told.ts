import { ATTITUDE, CHOICE } from '../reading/intent.ts';
import { COVERED, figures, LEAST_SHARED, tellsApart } from './events.ts';
import type { Likeness, Told } from './likeness.ts';

/** What the teacher saw beside what the student tells: which of the two stays where both tell of one thing. */

/** Weight of shared words at which both are of one matter, where each has something of its own. */
const MUCH_SHARED = 2.6;
/** The same, where neither is the better one for sure. */
const MOST_SHARED = 4;
/** Share that says as much as nearly all: only how much is told of it differs. */
const NEARLY_ALL = 0.75;
/** Share of a sentence, of its like, or of the whole answer, by which it stands half told. */
const HALF = 0.45;
/** Share below which a sentence has more to say than what it shares. */
const TOUCHED = 0.33;
/** What an answer tells beyond the observation above which both stand, one behind the other. */
const OWN_MUCH = 4;
/** The same, where they share more. */
const OWN_MOST = 5.5;
/** How much more the fuller of two says. */
const FULLER = 1.2;
/** Words of an observation that sums up several sentences. */
const SUMMARY = 6;

/** What an eye-witness weighs: the teacher's own sentence may not give way to the student's. */
const WEIGHED =
  /끝까지|스스로|자신만의|논리적|합리|조율|조정|중재|창의|제안하여|근거로|정확|꼼꼼|차분|침착|꾸준|빠짐없이|적극|주도|체계|명료|설득|능숙|자연스|섬세|세밀|유창|살림|쉽게|반복해서|거듭|높임|효과적|감각|깊이|진지|모범/;
/** Ends in a judgement of the student, not in a doing. */
const JUDGED = /(?:돋보임|인상적임|두드러짐|(?:태도|자세|책임감|모습|관찰력)(?:을|를|이|가) [^.]{1,8})\.$/;

const TAKEN = /(?:맡음|담당함|역할을 (?:함|수행함))\.$/;

export const isJudged = ({ piece }: Told) => JUDGED.test(piece.text);

const weighs = ({ piece }: Told) => WEIGHED.test(piece.text) || ATTITUDE.test(piece.text);
const isNote = ({ piece }: Told) => !piece.spoken && !/[다요][.!?~\s]*$/.test(piece.raw);

/**
 * `held`: the observation holds all that the answer's sentence tells. `apart`: two things. Otherwise how much they
 * share (`same`), and whose sentence stays.
 */
export type Verdict = 'held' | 'apart' | { told: Told; same: number; stays: 'teacher' | 'student' | 'both' };

/** Whether all that an answer's sentence tells stands in the observation; `own` is the share of it that does. */
function isHeld(told: Told, seen: Told, own: number): boolean {
  const counted = figures(told);
  const lost = counted.some((figure) => !seen.words.has(figure));
  // 역할: 코일 감기: a part that was taken is not held by what was done with the same things.
  const known = (isNote(told) && !TAKEN.test(told.piece.text)) || (counted.length > 0 && !lost);
  return own >= (known ? HALF : lost ? NEARLY_ALL : COVERED);
}

/** Which of the two stays; `others` says whether another observation does. */
export function toldBySeen(likeness: Likeness, seen: Told, told: Told, others: boolean): Verdict {
  if (CHOICE.test(told.piece.text)) return 'apart';
  const same = likeness.common(told, seen);
  if (same < LEAST_SHARED || tellsApart(seen, told)) return 'apart';
  const [size, whole] = [likeness.size(told), likeness.size(seen)];
  const [own, part] = [same / size, same / whole];
  const fuller = !weighs(seen) && others && size >= FULLER * whole;
  const held = likeness.heldByAnswer(seen, told);
  // A jotted point only bears out what the student tells in full, unless it weighs how it was done.
  if (seen.piece.jotted && !weighs(seen) && !isNote(told) && part >= HALF && held >= COVERED)
    return { told, same, stays: 'student' };
  if (isHeld(told, seen, own) && !(fuller && part >= COVERED)) return 'held';
  const favoured = weighs(seen) || isNote(told);
  const isSame =
    part >= COVERED || same >= MOST_SHARED || (favoured && (same >= MUCH_SHARED || held >= HALF));
  if (own < TOUCHED || !isSame || held < TOUCHED) return 'apart';
  if (fuller) return { told, same, stays: 'student' };
  const more =
    !isJudged(seen) &&
    ((own < COVERED && likeness.beyond(told, seen) >= OWN_MOST) || (own < HALF && size - same >= OWN_MUCH));
  if (!more) return { told, same, stays: 'teacher' };
  // 팔꿈치 위치를 스스로 교정함: nothing but how, and the student tells why and how it was found.
  const onlyHow = others && part >= NEARLY_ALL && !ATTITUDE.test(seen.piece.text);
  return { told, same, stays: onlyHow ? 'student' : 'both' };
}

/** Whether the observation only sums up what sentences of one answer tell one by one. */
export function isSummedUp(likeness: Likeness, seen: Told, answers: readonly Told[]): boolean {
  if (seen.words.size < SUMMARY || weighs(seen) || isJudged(seen)) return false;
  return answers.filter((told) => likeness.heldByAnswer(seen, told) >= COVERED).length > 1;
}
