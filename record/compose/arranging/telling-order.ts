import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Intent } from '../../types.ts';
import { ASKS_BOTH, asksWhatMoved, isManner } from '../reading/intent.ts';
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
const LEARNT = STAGE['배운 점'];
const AHEAD = STAGE['확장·진로'];

/** The scene that stayed in mind is one of the events, however it was asked for. */
const ASKS_FOR_SCENE =
  /(?:기억에 남|인상 ?깊|인상에 남|잊지 못|잊을 수 없)[는은을었던]{1,3} (?:장면|순간|일화|일|활동|체험|장소)/;
/** Asks for what was done as well, or for what was taught: its answer tells part of the course of events. */
const TELLS_EVENTS =
  /내용|체험|과정|방법|결과|자료|역할|어떻게|(?:활동|조사|실험|발표|맡|한) ?(?:일|것)[을과와]|한 (?:일|활동)/;

/** The stage of what a question asks for, or null where its words do not tell. */
function askedStage(question: string, at: number, questions: readonly string[]): number | null {
  if (comesFirst(at, questions)) return STAGE.동기;
  if (asksWhatMoved(question)) return STAGE.동기;
  const intent = intentOfQuestion(question);
  if (intent === null) return null;
  if (intent === '배운 점' && (TELLS_EVENTS.test(question) || ASKS_FOR_SCENE.test(question))) return DONE;
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

/** 교실 화분에 아직 쓰고 있음: what has come of it, told among plans. */
const IS_SO_NOW =
  /(?<![가-힣])(?:아직|아직도|지금은?|지금도|현재는?|현재도|이미|벌써) (?!(?:없|못|안 ))[^.]*고 있음\.$/;
/** How it was shown in the end, and how others took it: behind all that was found and learnt. */
const PRESENTED =
  /(?<![가-힣])(?:발표(?:에서|회에서| 중| 때| 후| 뒤)|질의 ?응답)(?: |에서 )|(?:청중|급우들?|관객|학급)의 (?:호응|신뢰|공감|박수)/;

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
    return {
      stage:
        PRESENTED.test(first.text) && !isManner(first.text) ? Math.max(LEARNT, STAGE[intent]) : STAGE[intent],
      answer: Number.MAX_SAFE_INTEGER,
      order: standsFor?.order ?? order,
    };
  // A plan looks ahead, wherever it was told, and what is so now does not.
  const ahead = intent === '확장·진로' ? AHEAD : (stages[answer] ?? DONE);
  const stage = IS_SO_NOW.test(first.text) ? Math.min(ahead, LEARNT) : ahead;
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
