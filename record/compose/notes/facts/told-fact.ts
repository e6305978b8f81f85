import { withParticle } from '../../../hangul.ts';
import { intentOfQuestion } from '../../../questions/question-intent.ts';
import { ARROW, AT_ARROW } from '../arrow-sign.ts';
import { advisedTold } from './advised.ts';
import { causeTold } from './cause.ts';
import { changesTold } from './changes.ts';
import { comparedTold, rankedTold } from './compared.ts';
import { designTold } from './designed.ts';
import { equationTold } from './equations.ts';
import { labelOf } from './label.ts';
import { markedStem } from './marked.ts';
import { coloursTold, givenTold, topicTold } from './named-choices.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';
import { resultsListed } from './results.ts';
import { preferredTold, risingTold } from './rising.ts';
import { sharedTold } from './shared.ts';
import { turnedTold } from './turned.ts';
import { versusTold } from './versus.ts';

/** One line of a note read into its parts and told in the words of its question, or null where any part is not understood. */

const FOR_RESULTS = /결과|기록|변화|얼마|나온|나타난|구한|측정값|알게|알아낸|사실|발견|확인|의미|해석/;
const FOR_LESSONS = /알게|배운|느낀|깨달|생각|의미|해석|느낌/;
const FOR_METHOD = /방법|과정|설계|재료|준비|동기|이유|주제|계획|싶은|역할/;
/** 구현한 것은?: the verb that what is noted leaves out. */
const ASKED_VERB =
  /(구현|제작|개발|설계|조사|답사|탐구|분석|비교|관찰|측정|사용|활용|선정|제안|작성)(?:한|했던|하고 비교한) (?:것|내용|기능|장소|곳|대상|자료|프로그램|작품|문화재|문화유산)/;
const COUNT_BEHIND = / \d+(?:개|가지|곳|종|편|명)?(?: (?:기능|종류))?$/;

const found = (question: string | null) =>
  FOR_LESSONS.test(question ?? '') ? '을 알게 되었다' : '을 확인했다';

/** A, B, C 3개: with the verb of the question. */
function byAskedVerb(line: string, question: string | null): string | null {
  const verb = ASKED_VERB.exec(question ?? '')?.[1];
  const items = splitOutside(line.replace(/[.\s]+$/, '').replace(COUNT_BEHIND, ''), /, ?/);
  if (
    !verb ||
    items.length < 2 ||
    !items.every((item) => /[가-힣]/.test(item) && isNounPhrase(item) && !/\d/.test(item))
  )
    return null;
  return `${withParticle(items.join(', '), '을/를')} ${verb}했다`;
}

/** 1회 10.2mL, 2회 10.6mL → 평균 10.4mL. */
const AVERAGE = /^(?:평균|합계|총합|중앙값|최댓값) (?:약 )?\d[\d.,]* ?[^\s\d]{0,4}$/;

/** 추 50g 1.42초, 100g 1.42초 → 질량 상관 X: figures, and what they show. */
function listed(line: string, question: string | null): string | null {
  if (
    !FOR_RESULTS.test(question ?? '') ||
    FOR_METHOD.test((question ?? '').replace(/결과.*|계획(?=(?:과|이랑| 대비)? ?실제)/g, ''))
  )
    return null;
  const [figures = '', conclusion, more] = splitOutside(
    line,
    /(?<!\S \S) ?(?:→|⇒|=>|->) ?(?=[^→⇒]*[XO.음]\.?$|(?:평균|합계|총합|중앙값|최댓값) )/,
  );
  const mean = AVERAGE.exec(conclusion ?? '')?.[0];
  // 1차 2.3kg → 2차 4.8kg, asked for the result.
  const inTurn =
    !mean && /^\d+(?:차|회) /.test(line) && /결과/.test(question ?? '') && !CHANGE_ASKED.test(question ?? '');
  const told = resultsListed(inTurn ? line.replace(AT_ARROW, ', ') : figures, mean || inTurn ? '' : null);
  if (!told || more !== undefined) return null;
  if (mean) return `${told}의 결과를 얻어 ${withParticle(mean, '을/를')} 구했다`;
  if (conclusion === undefined) return `${told}의 결과를 얻었다`;
  const stem = markedStem(conclusion);
  return stem ? `${told}의 결과를 얻어 ${stem}다는 점을 확인했다` : null;
}

/** 거의 차이 X: that there is none. */
function marked(line: string, question: string | null): string | null {
  const parts = splitOutside(line.replace(/[.\s]+$/, ''), /, /).map((part) => markedStem(part));
  if (parts.some((part) => part === null)) return null;
  const stem = parts.join('고 ');
  const intent = question === null ? null : intentOfQuestion(question);
  const told = `${stem.replace(/^(?:근데|그런데|하지만) /, '')}다`;
  return intent === '어려움과 해결' || /한계|보완|아쉬/.test(question ?? '')
    ? `${stem.replace(/하지 않$/, '하지 못했')}다`.replace(/(?<=[없있])다$/, '었다')
    : `${told}는 점${found(question)}`;
}

/** 연습 전후 기록은 어떻게 달라졌나요? 10개 중에 3개 → 8개: of what, the question says. */
const CHANGE_ASKED =
  /([가-힣]{2,6}?)(?:은|는|이|가|의|에)? (?:어떻게 |얼마나 )?(?:달라|변화|바뀌|향상|늘었|줄었|나아)/;
function changeAsked(note: string, question: string | null): string | null {
  const what = CHANGE_ASKED.exec(question ?? '')?.[1];
  return what && /^\d/.test(note) && !/(?:전후|처음|이후|점|것)$/.test(what)
    ? changesTold(`${what} ${note}`)
    : null;
}

/** Whether the sentence is ahead, where figures are no result. */
const AHEAD = /계획|목표|앞으로|싶은|다음/;

/** Without a sign or a list there is nothing to read here. */
const MAY_HOLD = /변인|[→⇒➡=:<>,↑↓]|->|vs| [-/] |^나-| [XO](?:$|[ .,])/;

/** Letters of a line: more is a text. */
const LONGEST = 160;
export const mayHoldFact = (line: string): boolean => line.length <= LONGEST && MAY_HOLD.test(line);

/** `first`: nothing of the answer stands before the line. */
export function factTold(line: string, question: string | null, first = true): string | null {
  if (line.length > LONGEST) return null;
  // A piece of a longer line is no topic of its own.
  const topic = first ? topicTold(line, question) : null;
  if (topic) return `${topic}.`;
  const given = givenTold(line);
  if (given) return `${given}.`;
  if (!mayHoldFact(line)) return null;
  const note = line.replace(/\s+/g, ' ').trim();
  const shared =
    designTold(note) ??
    sharedTold(note) ??
    turnedTold(line) ??
    causeTold(note) ??
    coloursTold(note) ??
    advisedTold(note);
  if (shared) return `${shared}.`;
  const labelled = labelOf(note);
  // 25도: 3일 만에 pH 5.6 → 4.1.
  if (
    labelled &&
    /^\d[\d.]*(?:도|℃|분|초|g|kg|cm|m|V|%|일째|주차|회차)$/.test(labelled.label) &&
    !AHEAD.test(question ?? '')
  ) {
    const change = changesTold(labelled.body);
    if (change) return `${labelled.label}에서는 ${change}.`;
  }
  if (!AHEAD.test(question ?? '') && ARROW.test(note)) {
    const change = changesTold(note) ?? (first ? changeAsked(note, question) : null);
    if (change) return `${change}.`;
  }
  // 지출: 식비 45%, 교통 12%.
  if (
    labelled &&
    FOR_RESULTS.test(question ?? '') &&
    isNounPhrase(labelled.label) &&
    !/\d/.test(labelled.label) &&
    !labelled.body.includes(':')
  ) {
    const each = resultsListed(labelled.body, labelled.label);
    if (each) return `${withParticle(labelled.label, '이/가')} ${each}인 것을 확인했다.`;
  }
  const results = /^(?:식 ?:? ?)?[A-Za-z]{1,3}(?:\([a-zA-Z]\))? ?=/.test(note)
    ? listed(note, question)
    : null;
  if (results) return `${results}.`;
  const points = equationTold(note) ?? risingTold(note) ?? preferredTold(note, question);
  if (points) return `${points}${found(question)}.`;
  const told =
    listed(note, question) ??
    comparedTold(note) ??
    rankedTold(note) ??
    versusTold(note) ??
    marked(note, question) ??
    (first ? byAskedVerb(note, question) : null);
  return told ? `${told}.` : null;
}
