import { withParticle } from '../../../hangul.ts';
import { isNounPhrase } from './phrases.ts';

/** 빛의 세기 ↑ → 광합성량 ↑: what grows with what. */
const RISING = /^(.{2,20}?) ?([↑↓]) ?(?:→|⇒|->|=>|,|일수록|면)? ?(.{2,20}?) ?([↑↓])$/;
const HOW: Readonly<Record<string, string>> = { '↑': '증가', '↓': '감소' };

export function risingTold(line: string): string | null {
  const [, one = '', first = '', other = '', second = ''] = RISING.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!one || !isNounPhrase(one) || !isNounPhrase(other)) return null;
  return `${withParticle(one, '이/가')} ${HOW[first]}하면 ${withParticle(other, '이/가')} ${HOW[second]}한다는 점`;
}

/** 수비 > 공격: which of two matters more. */
const MATTERS_MORE = /^([가-힣 ]{1,12}?) ?([<>]) ?([가-힣 ]{1,12})$/;

export function preferredTold(line: string, question: string | null): string | null {
  const [, one = '', sign, other = ''] = MATTERS_MORE.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!one || !/배운|느낀|깨달/.test(question ?? '') || !isNounPhrase(one) || !isNounPhrase(other))
    return null;
  const [more, less] = sign === '>' ? [one, other] : [other, one];
  return `${less}보다 ${withParticle(more, '이/가')} 더 중요하다는 점`;
}
