import { beforeDoing } from './doing-told.ts';
import { doingIn } from './doings.ts';
import { isBare } from './nouns.ts';
import { DONE, type Telling } from './telling.ts';
import { coreOf } from './tokens.ts';

/** A point that names two doings: 왜곡의 인식과 수정, 건의서 제출 및 답변 확인. */

/** 해석과 연결: done with it. */
const WITH_ANOTHER = /^(?:연결|비교|대조|결합|구분|구별|통합|조합|토의|토론|협의|협력|소통)$/;

/** The sentence of two doings. */
export const twoDoings: Telling = (words) => {
  const last = doingIn(coreOf(words.at(-1) ?? '').replace(DONE, ''));
  const first = /^(.{2,})[과와]$/.exec(coreOf(words.at(-2) ?? ''))?.[1] ?? '';
  const joined = doingIn(first);
  if (last && joined && !WITH_ANOTHER.test(last.noun)) {
    const told = beforeDoing(words.slice(0, -2), joined);
    return told ? [...told, `${joined.noun}하고`, last.told] : undefined;
  }
  const and = words.findLastIndex((word) => word === '및');
  const before = doingIn(coreOf(words[and - 1] ?? ''));
  const between = words.slice(and + 1, -1);
  if (and < 1 || !last || !before || between.some((word, at) => !isBare(word, between[at - 1] ?? '')))
    return undefined;
  const one = beforeDoing(words.slice(0, and - 1), before);
  const two = beforeDoing(between, last);
  return one && two ? [...one, `${before.noun}하고`, ...two, last.told] : undefined;
};
