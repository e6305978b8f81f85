import { Effort } from '../copies/effort.ts';
import type { DroppedSentence } from '../types.ts';
import { factWords } from './fact-words.ts';
import { ATTITUDE, CHOICE } from './intent.ts';
import type { Piece } from './piece.ts';

const BY_TEACHER = '교사 관찰과 같은 일을 적은 문장이어서 제외했습니다.';
const BY_STUDENT = '학생 답변에 더 자세히 적힌 일이어서 제외했습니다.';
const BY_OTHER = '다른 문장과 같은 일을 적은 문장이어서 제외했습니다.';

/** Weight of shared words below which two sentences only touch the same matter. */
const LEAST_SHARED = 1.9;
/** The same, where each has something of its own. */
const MUCH_SHARED = 2.9;
/** Share of a sentence's words that another one holds: it tells nothing of its own then. */
const COVERED = 0.6;
/** The same, where a figure would be lost. */
const COVERED_WITH_FIGURE = 0.75;
/** Share of an observation that a whole answer holds. */
const TOLD_BY_ANSWER = 0.4;
/** The same, where little is left that only the teacher tells. */
const MOSTLY_TOLD = 0.5;
/** Share of a sentence below which it has more to say than what it shares. */
const TOUCHED = 0.3;
/** Share of an observation that one sentence of an answer holds. */
const MOSTLY_HELD = 0.57;
/** How much more the fuller of two says. */
const FULLER = 1.2;
/** Words looked up in all; a sheet of thousands of sentences is not worth more. */
const MOST_LOOKUPS = 400_000;

/** What an eye-witness weighs: the teacher's own sentence may not give way to the student's. */
const WEIGHED =
  /끝까지|스스로|논리적|창의|근거로|정확|꼼꼼|차분|침착|꾸준|빠짐없이|적극|주도|체계|명료|설득|능숙|자연스|섬세|유창|살림|쉽게|반복해서|거듭|효과적|감각|깊이|진지|모범/;
/** A goal and what came of it share their words and are two things. */
const AIMED = /목표|계획|싶어 함|고자 함|예상|가설|려고 함/;
/** What it was done for, why, how it is meant: no repetition of the doing. */
const REFLECTED = /(?:까닭|이유|영향|한계|의의)[을를]|향상|발전|성장|개선/;

interface Told {
  piece: Piece;
  words: Set<string>;
}

function weightOf(words: Iterable<string>, spread: ReadonlyMap<string, number>): number {
  let weight = 0;
  // What half the sheet speaks of tells no event apart.
  for (const word of words) weight += Math.min(1, 3 / (spread.get(word) ?? 1));
  return weight;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((word) => b.has(word));
}

const figures = (words: ReadonlySet<string>) => [...words].filter((word) => word.startsWith('#'));

/** Whether each of the two names figures that the other one does not: 7 of 10 wished, 8 of 10 done. */
function countsDiffer(a: Told, b: Told): boolean {
  const ofA = figures(a.words);
  const ofB = figures(b.words);
  return ofA.some((one) => !b.words.has(one)) && ofB.some((one) => !a.words.has(one));
}

function tellsApart(a: Told, b: Told): boolean {
  return (
    AIMED.test(a.piece.text) !== AIMED.test(b.piece.text) ||
    REFLECTED.test(a.piece.text) !== REFLECTED.test(b.piece.text) ||
    countsDiffer(a, b)
  );
}

/**
 * Leaves out what is told twice in other words, by a student and by the teacher or by two answers: the teacher's
 * sentence stays where it weighs what it saw or where it holds all of the other, otherwise the fuller one.
 */
export function withoutToldTwice(
  pieces: readonly Piece[],
  effort = new Effort(MOST_LOOKUPS),
): { kept: Piece[]; dropped: DroppedSentence[] } {
  const all: Told[] = pieces.map((piece) => ({ piece: { ...piece }, words: factWords(piece.text) }));
  const spread = new Map<string, number>();
  for (const { words } of all) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (words: Iterable<string>) => weightOf(words, spread);
  const gone = new Map<Told, string>();
  const answers = all.filter(({ piece }) => piece.source.kind === 'answer');
  const observed = all.filter(({ piece }) => piece.source.kind === 'observation');
  const standIn = (seen: Told, told: Told) => {
    gone.set(told, BY_TEACHER);
    const { order, intent, source } = told.piece;
    seen.piece.standsFor ??= { order, intent, answer: source.index };
    seen.piece.intent = seen.piece.standsFor.intent;
  };

  for (const seen of observed) {
    const weighs = WEIGHED.test(seen.piece.text) || ATTITUDE.test(seen.piece.text);
    let best: { told: Told; common: number } | null = null;
    let fullest: { told: Told; part: number } | null = null;
    for (const told of answers) {
      if (gone.has(told) || CHOICE.test(told.piece.text) || !effort.spend(told.words.size)) continue;
      if (tellsApart(seen, told)) continue;
      const common = weight(shared(told.words, seen.words));
      if (common < LEAST_SHARED) continue;
      const own = common / Math.max(1, weight(told.words));
      const part = common / Math.max(1, weight(seen.words));
      const losesFigure = figures(told.words).some((figure) => !seen.words.has(figure));
      const fuller = !weighs && part >= MOSTLY_HELD && weight(told.words) >= FULLER * weight(seen.words);
      const noted = !/[다요][.!?~\s]*$/.test(told.piece.raw);
      if (own >= (losesFigure && !noted ? COVERED_WITH_FIGURE : COVERED) && !fuller) {
        standIn(seen, told);
        continue;
      }
      const much = common >= MUCH_SHARED || wholeTold(seen, told, answers, weight) >= MOSTLY_TOLD;
      if (own >= TOUCHED && much && (!best || common >= best.common)) best = { told, common };
      if (part >= MOSTLY_HELD && (!fullest || part > fullest.part)) fullest = { told, part };
    }
    if (seen.piece.standsFor) continue;
    // A note is put right by the teacher's whole sentence.
    const noted = best && !/[다요][.!?~\s]*$/.test(best.told.piece.raw);
    if (best && (weighs || noted) && wholeTold(seen, best.told, answers, weight) >= TOLD_BY_ANSWER) {
      standIn(seen, best.told);
    } else if (fullest && !weighs && observed.some((other) => other !== seen && !gone.has(other))) {
      gone.set(seen, BY_STUDENT);
      // What the teacher saw too is worth as much as what the teacher wrote.
      fullest.told.piece.quality = Math.max(fullest.told.piece.quality, seen.piece.quality);
    }
  }

  for (const [i, a] of answers.entries()) {
    if (gone.has(a)) continue;
    for (const b of answers.slice(i + 1)) {
      if (gone.has(b) || a.piece.source.index === b.piece.source.index) continue;
      if (!effort.spend(Math.min(a.words.size, b.words.size)) || tellsApart(a, b)) continue;
      const common = weight(shared(a.words, b.words));
      const [wa, wb] = [weight(a.words), weight(b.words)];
      if (common < LEAST_SHARED || common / Math.max(1, Math.min(wa, wb)) < COVERED) continue;
      const less = wa >= wb ? b : a;
      if (figures(less.words).some((figure) => !(less === a ? b : a).words.has(figure))) continue;
      gone.set(less, BY_OTHER);
      if (less === a) break;
    }
  }
  return {
    kept: all.filter((told) => !gone.has(told)).map(({ piece }) => piece),
    dropped: all.flatMap((told) => {
      const reason = gone.get(told);
      return reason ? [{ text: told.piece.raw, reason, source: told.piece.source }] : [];
    }),
  };
}

/** How much of what the teacher saw the answer holds that a sentence belongs to. */
function wholeTold(
  seen: Told,
  told: Told,
  answers: readonly Told[],
  weight: (words: Iterable<string>) => number,
): number {
  const whole = new Set(
    answers
      .filter(({ piece }) => piece.source.index === told.piece.source.index)
      .flatMap(({ words }) => [...words]),
  );
  return weight(shared(seen.words, whole)) / Math.max(1, weight(seen.words));
}
