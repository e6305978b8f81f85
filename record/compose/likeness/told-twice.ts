import { Effort } from '../../copies/effort.ts';
import type { DroppedSentence } from '../../types.ts';
import { ATTITUDE, CHOICE } from '../reading/intent.ts';
import { Likeness, type Told } from './likeness.ts';
import { leftOut, type Piece } from '../reading/piece.ts';

const BY_TEACHER = '교사 관찰과 같은 일을 적은 문장이어서 제외했습니다.';
const BY_STUDENT = '학생 답변에 더 자세히 적힌 일이어서 제외했습니다.';
const BY_OTHER = '다른 문장과 같은 일을 적은 문장이어서 제외했습니다.';

/** Weight of shared words below which two sentences only touch the same matter. */
const LEAST_SHARED = 1.9;
/** The same, where each has something of its own. */
const MUCH_SHARED = 2.6;
/** The same, where neither is the better one for sure. */
const MOST_SHARED = 4;
/** Share of a sentence's words that another one holds: it tells nothing of its own then. */
const COVERED = 0.6;
/** The same, where a figure would be lost. */
const COVERED_WITH_FIGURE = 0.75;
/** The same between two answers that end in different doings. */
const COVERED_BY_OTHER_DOING = 0.95;
/** The same within one answer. */
const COVERED_WITHIN = 1.2;
/** Words of two sentences and no third one above which they tell of one event. */
const MANY_RARE = 3;
/** The same, where they share so many. */
const COVERED_BY_RARE = 0.5;
/** The same, where its figures are all told, or where it is a mere note. */
const COVERED_AT_LEAST = 0.45;
/** Share of a sentence below which it has more to say than what it shares. */
const TOUCHED = 0.3;
/** Share of an observation that a whole answer holds. */
const TOLD_BY_ANSWER = 0.33;
/** The same, where little is left that only the teacher tells. */
const MOSTLY_TOLD = 0.5;
/** Share of an observation that one sentence of an answer holds. */
const MOSTLY_HELD = 0.57;
/** The same by its share. */
const LITTLE_SHARED = 0.42;
/** Share of a weighed observation that an answer must hold for it to stand alone. */
const NEARLY_ALL = 0.75;
/** What an answer tells beyond the observation above which both stand, one behind the other. */
const OWN_MUCH = 4;
/** The same, where they share more. */
const OWN_MOST = 5.5;
/** Words of an observation that sums up several sentences, and their share that the answer holds. */
const SUMMARY = 6;
const ALL_HELD = 0.6;
/** How much more the fuller of two says. */
const FULLER = 1.2;
/** Words looked up in all; a sheet of thousands of sentences is not worth more. */
const MOST_LOOKUPS = 400_000;

/** What an eye-witness weighs: the teacher's own sentence may not give way to the student's. */
const WEIGHED =
  /끝까지|스스로|자신만의|논리적|합리|조율|조정|중재|창의|제안하여|근거로|정확|꼼꼼|차분|침착|꾸준|빠짐없이|적극|주도|체계|명료|설득|능숙|자연스|섬세|세밀|유창|살림|쉽게|반복해서|거듭|높임|효과적|감각|깊이|진지|모범/;
/** Ends in a judgement of the student, not in a doing. */
const JUDGED = /(?:돋보임|인상적임|두드러짐|(?:태도|자세|책임감|모습|관찰력)(?:을|를|이|가) [^.]{1,8})\.$/;
/** A goal and what came of it share their words and are two things. */
const AIMED = /목표|계획(?:을 세움|함|임)|싶어 함|고자 함|예상|가설을 세움|려고 함/;
/** What it was done for, why, how it is meant: no repetition of the doing. */
const REFLECTED = /(?:까닭|이유|영향|한계|의의)[을를]|(?:향상|발전|성장|개선)(?:됨|되었음)\.$/;

const figures = ({ words }: Told) => [...words].filter((word) => word.startsWith('#'));
const isNote = ({ piece }: Told) => !piece.spoken && !/[다요][.!?~\s]*$/.test(piece.raw);

function tellsApart(a: Told, b: Told): boolean {
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

/** Whether all that an answer's sentence tells stands in the observation. */
function isHeld(told: Told, seen: Told, own: number): boolean {
  const counted = figures(told);
  const lost = counted.some((figure) => !seen.words.has(figure));
  const known = isNote(told) || (counted.length > 0 && !lost);
  return own >= (known ? COVERED_AT_LEAST : lost ? COVERED_WITH_FIGURE : COVERED);
}

const PROPOSED = /(?:제안|건의|주장|합의|결정|정)함\.$|하기로 (?:함|정함|약속함)\.$/;

/** Of the shorter of two answers' sentences, how much the other must hold to have told it. */
function coveredBetween(likeness: Likeness, a: Told, b: Told): number {
  // One answer seldom repeats itself.
  if (a.piece.source.index === b.piece.source.index) return COVERED_WITHIN;
  // What was put forward and what came of it speak of the same things.
  if (a.end === b.end) return COVERED;
  if (PROPOSED.test(a.piece.text) !== PROPOSED.test(b.piece.text)) return COVERED_BY_OTHER_DOING;
  if (likeness.rare(a, b) >= MANY_RARE) return COVERED_BY_RARE;
  return likeness.together(a, b) >= 2 ? COVERED : COVERED_BY_OTHER_DOING;
}

/**
 * Leaves out what is told twice in other words, by a student and by the teacher or by two answers: the teacher's
 * sentence stays where it weighs what it saw or where it holds all of the other, otherwise the fuller one.
 */
export function withoutToldTwice(
  pieces: readonly Piece[],
  effort = new Effort(MOST_LOOKUPS),
): { kept: Piece[]; dropped: DroppedSentence[] } {
  const likeness = new Likeness(pieces);
  const gone = new Map<Told, string>();
  const done = new Set<Told>();
  const answers = likeness.all.filter(({ piece }) => piece.source.kind === 'answer');
  const observed = likeness.all.filter(({ piece }) => piece.source.kind === 'observation');
  const standIn = (seen: Told, told: Told) => {
    gone.set(told, BY_TEACHER);
    done.add(seen);
    // A judgement keeps its place behind all that was done.
    if (JUDGED.test(seen.piece.text)) return;
    const { order, intent, source } = told.piece;
    seen.piece.standsFor ??= { order, intent, answer: source.index };
    seen.piece.intent = seen.piece.standsFor.intent;
  };

  for (const seen of observed) {
    const weighs = WEIGHED.test(seen.piece.text) || ATTITUDE.test(seen.piece.text);
    const others = observed.some((other) => other !== seen && !gone.has(other));
    let best: { told: Told; common: number; fuller: boolean } | null = null;
    for (const told of answers) {
      if (gone.has(told) || CHOICE.test(told.piece.text) || !effort.spend(told.words.size)) continue;
      const common = likeness.common(told, seen);
      if (common < LEAST_SHARED || tellsApart(seen, told)) continue;
      const own = common / likeness.size(told);
      const part = common / likeness.size(seen);
      const fuller = !weighs && others && likeness.size(told) >= FULLER * likeness.size(seen);
      if (isHeld(told, seen, own) && !(fuller && part >= MOSTLY_HELD)) {
        standIn(seen, told);
        continue;
      }
      const held = likeness.heldByAnswer(seen, told);
      const same =
        part >= MOSTLY_HELD ||
        common >= MOST_SHARED ||
        ((weighs || isNote(told)) && (common >= MUCH_SHARED || held >= MOSTLY_TOLD));
      if (own >= TOUCHED && same && held >= TOLD_BY_ANSWER && (!best || common >= best.common))
        best = { told, common, fuller };
    }
    if (!best || done.has(seen)) continue;
    if (best.fuller) {
      gone.set(seen, BY_STUDENT);
      // What the teacher saw too is worth as much as what the teacher wrote.
      best.told.piece.quality = Math.max(best.told.piece.quality, seen.piece.quality);
    } else if (
      !JUDGED.test(seen.piece.text) &&
      ((likeness.beyond(best.told, seen) >= OWN_MOST && best.common / likeness.size(best.told) < COVERED) ||
        (best.common / likeness.size(best.told) < LITTLE_SHARED &&
          likeness.size(best.told) - best.common >= OWN_MUCH))
    ) {
      // 팔꿈치 위치를 스스로 교정함: nothing but how, and the student tells why and how it was found.
      if (others && best.common / likeness.size(seen) >= NEARLY_ALL && !ATTITUDE.test(seen.piece.text)) {
        gone.set(seen, BY_STUDENT);
        best.told.piece.quality = Math.max(best.told.piece.quality, seen.piece.quality);
        continue;
      }
      const { order, intent } = best.told.piece;
      seen.piece.standsFor ??= { order: order + 0.5, intent };
      seen.piece.intent = intent;
    } else standIn(seen, best.told);
  }

  // 사진을 비교하여 지도로 나타내고 상인을 면담함: what one answer has told sentence by sentence.
  for (const seen of observed) {
    if (gone.has(seen) || done.has(seen) || seen.words.size < SUMMARY) continue;
    if (WEIGHED.test(seen.piece.text) || ATTITUDE.test(seen.piece.text) || JUDGED.test(seen.piece.text))
      continue;
    const whole = answers.filter((told) => !gone.has(told) && likeness.heldByAnswer(seen, told) >= ALL_HELD);
    if (whole.length > 1) gone.set(seen, BY_STUDENT);
  }

  for (const [i, a] of answers.entries()) {
    if (gone.has(a)) continue;
    for (const b of answers.slice(i + 1)) {
      if (gone.has(b)) continue;
      if (!effort.spend(Math.min(a.words.size, b.words.size)) || tellsApart(a, b)) continue;
      const common = likeness.common(a, b);
      const [ofA, ofB] = [likeness.size(a), likeness.size(b)];
      const share = common / Math.min(ofA, ofB);
      if (common < LEAST_SHARED || share < coveredBetween(likeness, a, b)) continue;
      const [less, more] = ofA >= ofB ? [b, a] : [a, b];
      if (figures(less).some((figure) => !more.words.has(figure))) continue;
      gone.set(less, BY_OTHER);
      if (less === a) break;
    }
  }
  return {
    kept: likeness.all.filter((told) => !gone.has(told)).map(({ piece }) => piece),
    dropped: likeness.all.flatMap((told) => {
      const reason = gone.get(told);
      return reason ? leftOut(told.piece, reason) : [];
    }),
  };
}
