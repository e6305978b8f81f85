import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Intent } from '../../types.ts';
import { ASKS_BOTH, asksWhatMoved } from '../reading/intent.ts';
import type { Unit } from '../reading/piece.ts';
import { comesFirst } from '../reading/question-order.ts';

/**
 * The order of the account. Students tell an answer in the order in which things happened, and each sentence leans on
 * the one before it: an answer stays together as it was written, and only whole answers change places, by what they
 * were asked for. What the teacher saw stands behind what it is about.
 */

/** What moved the student, what was done and met on the way, what was learnt, what is ahead. */
const STAGE: Readonly<Record<Intent, number>> = {
  동기: 0,
  과정: 1,
  '어려움과 해결': 1,
  협력: 1,
  '배운 점': 2,
  확장·진로: 3,
};
const DONE = STAGE.과정;
const AHEAD = STAGE['확장·진로'];

/** Asks for what was done as well, or for what was taught: its answer tells part of the course of events. */
const TELLS_EVENTS =
  /내용|체험|과정|방법|결과|자료|역할|어떻게|(?:활동|조사|실험|발표|맡|한) ?(?:일|것)[을과와]|한 (?:일|활동)/;

/** The stage of what a question asks for, or null where its words do not tell. */
function askedStage(question: string, at: number, questions: readonly string[]): number | null {
  if (comesFirst(at, questions)) return STAGE.동기;
  if (asksWhatMoved(question)) return STAGE.동기;
  const intent = intentOfQuestion(question);
  if (intent === null) return null;
  if (intent === '배운 점' && TELLS_EVENTS.test(question)) return DONE;
  return intent === '확장·진로' && ASKS_BOTH.test(question) ? STAGE['배운 점'] : STAGE[intent];
}

/** For each question the stage at which its answer stands: where the words do not tell, beside its neighbours. */
export function stagesOf(questions: readonly string[]): number[] {
  const asked = questions.map(askedStage);
  return asked.map((own, at) => {
    if (own !== null) return own;
    const before = asked.slice(0, at).findLast((stage) => stage !== null) ?? DONE;
    const after = asked.slice(at + 1).find((stage) => stage !== null) ?? AHEAD;
    return Math.min(Math.max(DONE, before), Math.max(DONE, after));
  });
}

interface Place {
  stage: number;
  /** The answer, or behind all answers of its stage. */
  answer: number;
  order: number;
}

function placeOf({ pieces: [first] }: Unit, stages: readonly number[]): Place {
  if (!first) return { stage: DONE, answer: 0, order: 0 };
  const { source, intent, order, standsFor } = first;
  const answer = source.kind === 'answer' ? source.index : standsFor?.answer;
  if (answer === undefined)
    return { stage: STAGE[intent], answer: Number.MAX_SAFE_INTEGER, order: standsFor?.order ?? order };
  // A plan looks ahead, wherever it was told.
  const stage = intent === '확장·진로' ? AHEAD : (stages[answer] ?? DONE);
  return { stage, answer, order: standsFor?.order ?? order };
}

/** For each unit its rank in the account, from 0; `grounds` tells for each the place of the one that it goes on from, or -1. */
export function tellingOrder(
  units: readonly Unit[],
  grounds: readonly number[],
  questions: readonly string[],
): number[] {
  const stages = stagesOf(questions);
  const places = units.map((unit) => placeOf(unit, stages));
  // What the teacher saw parts no two sentences of which the second goes on from the first.
  grounds.forEach((ground, at) => {
    const [before, place] = [places[ground], places[at]];
    if (!before || !place) return;
    units.forEach(({ pieces: [first] }, seen) => {
      const other = places[seen];
      if (first?.source.kind !== 'observation' || other?.answer !== place.answer) return;
      if (other.order > before.order && other.order < place.order)
        places[seen] = { ...other, order: place.order + 0.5 };
    });
  });
  const ranks: number[] = [];
  places
    .map((place, at) => ({ at, place }))
    .sort(
      (a, b) =>
        a.place.stage - b.place.stage || a.place.answer - b.place.answer || a.place.order - b.place.order,
    )
    .forEach(({ at }, rank) => {
      ranks[at] = rank;
    });
  return ranks;
}
