import { countsThings, isFigure, isMany, isTimes } from '../amounts.ts';
import { isSetTo } from '../ways.ts';
import { type Doing, doingIn } from './doings.ts';
import { describedSo, describing, isDone } from './describing.ts';
import { asAdverb, saysHow } from './manner.ts';
import { isBare } from './nouns.ts';
import { coreOf } from './tokens.ts';

/** 셈 기준 짝과 맞춤. */
const WITH_PERSON = /^(?:친구|짝|모둠원|조원|팀원|동료|후배|선배)(?:들)?(?:과|와|이랑|랑)$/;
/** 사흘, 매일: how long and how often, without a figure. */
const SPAN = /\d|^(?:매|하루|며칠|사흘|나흘|닷새|열흘|보름|일주일)/;
const NUMBER = /^(?:\d+|한|두|세|네|여러|몇)$/;
/** 대안 추가 제안, 반복 연습: how it is done, even where deeds are put forward. */
const NEVER_DEED = /^(?:반복|추가|실제|우선|공동)$/;

/** 교사 도움 없이: whose it is stands with it. */
const FROM_OTHERS = /^(?:도움|허락|지시|안내|개입|지도)$/;

/** Words before a head from the right: what they tell of how, how often and how many, and what is left in front of them. */
export interface Peeled {
  rest: string[];
  tail: string[];
  /** Place in the tail of how many there are of what is done, or -1. */
  count: number;
  /** 사투리를 살린 채록: the describing word tells the doing whole. */
  isWhole: boolean;
}

/** Takes the words apart that stand right before a doing; null where one of them tells what goes on (찾는 시도). */
export function peeled(own: readonly string[], doing: Doing): Peeled | null {
  const rest = [...own];
  const tail: string[] = [];
  let count = -1;
  const put = (words: string, took = 1) => {
    rest.length -= took;
    tail.unshift(words);
    if (count >= 0) count += 1;
  };
  for (;;) {
    const word = rest.at(-1);
    const before = rest.at(-2) ?? '';
    if (word === undefined) break;
    const third = rest.at(-3) ?? '';
    if (word === '없이' && FROM_OTHERS.test(before) && isBare(third, rest.at(-4) ?? ''))
      put(`${third} ${before} ${word}`, 3);
    else if (/^(?:있게|없이|있도록)$/.test(word) && before !== '') put(`${before} ${word}`, 2);
    else if (WITH_PERSON.test(coreOf(word)) && isBare(before, third)) put(word);
    else if (isMany(before) && countsThings(word, before)) {
      put(`${before} ${word}`, 2);
      if (count < 0 && !isTimes(word)) count = 0;
    } else if (isTimes(coreOf(word)) && (SPAN.test(word) || NUMBER.test(before))) put(word);
    else if (countsThings(coreOf(word), before)) {
      put(word);
      if (count < 0) count = 0;
    } else if (isFigure(coreOf(word)) && !/로$/.test(word) && isSetTo(doing.noun)) {
      put(word);
      if (count < 0) count = 0;
    } else if (saysHow(word)) put(word);
    else {
      const how =
        doing.takesDeeds && !NEVER_DEED.test(coreOf(word)) && doingIn(coreOf(word)) !== null
          ? null
          : asAdverb(word, doing.noun);
      const described = how === null ? describing(word, before) : null;
      if (how !== null) put(how);
      else if (described === null || doing.isVerb) break;
      // 공감 어린 해석: no manner of doing.
      else if (described.now || described.stem === '어리') return null;
      else {
        put(describedSo(described.stem));
        if (isDone(described.stem)) return { rest, tail, count, isWhole: true };
      }
    }
  }
  return { rest, tail, count, isWhole: false };
}
