import type { Sentence } from '../../sentences.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { ARROW, AT_ARROW } from './arrow-sign.ts';
import { withoutArrows } from './arrows.ts';
import { stemOf } from './step-stem.ts';
import { tidied } from './careless.ts';
import { ENDED } from './joined.ts';
import { pointsTold } from './points.ts';
import { respaced } from './respaced.ts';
import { toldByQuestion } from './told-by-question.ts';

/** Letters of a note up to which its steps are told in one sentence. */
const LONGEST = 58;
const SHORTEST = 4;
const TROUBLE_ASKED = /실수|오류|보완|고친|수정|반응|아쉬|한계/;
const FIGURES = /\d[^\s]{0,4} ?(?:→|⇒|=>|->) ?(?:\S+ )?\d/;

/**
 * The steps of a note between its arrows (json 받아옴 → 숫자 뽑음 → 경고 출력), one by one with the place of each, where they
 * are too long or too unlike for one sentence; else the note alone.
 */
export function stepByStep(sentence: Sentence, question: string | null): Sentence[] {
  const { text, start } = sentence;
  if (!ARROW.test(text) || ENDED.test(text) || FIGURES.test(text) || pointsTold(text) !== text)
    return [sentence];
  // r 구함 → 약 3.84cm: told as what it gave.
  if (toldByQuestion(text.replace(/[.\s]+$/, ''), null, question) !== null) return [sentence];
  const told = withoutArrows(respaced(tidied(text)), question);
  if (!ARROW.test(told) && told.length <= LONGEST) return [sentence];
  // 코드 전환 느림 → 느린 템포부터: a trouble does not stand without its way out.
  const hindered =
    question !== null && (intentOfQuestion(question) === '어려움과 해결' || TROUBLE_ASKED.test(question));
  if (
    hindered &&
    text
      .split(AT_ARROW)
      .slice(1)
      .some((step) => stemOf(step.trim().replace(/[.\s]+$/, '')) === null)
  )
    return [sentence];
  const steps: Sentence[] = [];
  let from = 0;
  for (const cut of [...text.matchAll(AT_ARROW), null]) {
    const step = text.slice(from, cut?.index);
    steps.push({ text: step, start: start + from, end: start + from + step.length });
    from = cut ? cut.index + cut[0].length : from;
  }
  return steps.some((step) => step.text.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST)
    ? [sentence]
    : steps;
}
