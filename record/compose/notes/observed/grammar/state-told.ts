import { beforeDoing } from './doing-told.ts';
import { doingIn } from './doings.ts';
import { isMarked } from './nouns.ts';
import { beforeState, metSo, stateIn } from './states.ts';
import { DONE, type Telling } from './telling.ts';
import { coreOf, marked } from './tokens.ts';

/** A point that ends in how something is: 설명 명료, 훌라후프로 설명 정확, 섭외 끈기 있음. */

const PERSISTENCE = /^(?:끈기|책임감|열의|성의|정성|배려심|자신감|재치|센스|감각|순발력|여유)$/;
/** What a doing is told with: 훌라후프로, 친구에게. */
const WITH = /[가-힣](?:으로|로|에게|을|를)$/;

/** 섭외 끈기 있음: shown in it. */
export const persistenceTold: Telling = (words) => {
  const [deed = '', trait = '', has] = words.slice(-3);
  const doing = has === '있음' && PERSISTENCE.test(trait) ? doingIn(deed) : null;
  return doing === null
    ? undefined
    : [...words.slice(0, -3), `${doing.noun}에`, marked(trait, '을/를'), '보임'];
};

/** The sentence of a state. */
export const stateTold: Telling = (words) => {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const state = stateIn(last);
  if (state === null) return undefined;
  const met = metSo(before, state);
  if (met !== null) return [...before, met];
  // 훌라후프로 설명 정확: how it was done.
  const done = doingIn(coreOf(before.at(-1) ?? ''));
  const tool = before.at(-2) ?? '';
  if (done !== null && state.endsWith('함') && WITH.test(tool) && isMarked(tool)) {
    const named = beforeDoing(before.slice(0, -1), done);
    return named && [...named, `${state.slice(0, -1)}하게`, done.told];
  }
  const said = beforeState(before, state);
  return said && [...said, DONE.test(last) ? last : state];
};
