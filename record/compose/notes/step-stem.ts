import { lastFinal, withFinal } from '../../hangul.ts';
import { isDoingNoun } from '../../style/words/nouns.ts';
import { isAdjective, isSoundStem, lastWord } from '../../style/words/stems.ts';

/** The stem of a step that a note tells by its noun: 찍음 → 찍, 나감 → 나가, 만듦 → 만들, 찍기 → 찍, 비교 → 비교하. */
export function stemOf(step: string): string | null {
  // 철거 예정: by whom, nobody says.
  if (/(?:기초|기본|이론|의견|이유|까닭|기준|결과|문제|의문|예정)$/.test(step)) return null;
  // 이유를 쓰고 사기: bought, no fraud.
  if (/[고서] [가-힣]{1,3}기$/.test(step) && isSoundStem(step.slice(0, -1))) return step.slice(0, -1);
  if (isDoingNoun(lastWord(step))) return `${step}하`;
  // 미끄러움: 미끄럽.
  const slippery = step.endsWith('움') ? withFinal(step.slice(0, -1), 'ㅂ') : '';
  if (slippery && isAdjective(slippery)) return slippery;
  // 말을 안 들음: heard; what is lifted is 듦.
  if (/(?<![가-힣])들음$/.test(step)) return `${step.slice(0, -2)}듣`;
  const final = lastFinal(step);
  const stem = /[음기]$/.test(step)
    ? step.slice(0, -1)
    : final === 'ㅁ'
      ? withFinal(step, '')
      : final === 'ㄻ'
        ? withFinal(step, 'ㄹ')
        : null;
  return stem && isSoundStem(stem) ? stem : null;
}
