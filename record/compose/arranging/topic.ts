import { isThingNoun } from '../../style/words/nouns.ts';
import { lastWord } from '../../style/words/stems.ts';
import { isGi } from './activity-name/name-nouns.ts';

/** 행렬의 연산, 도시의 성장과 도시 문제, 통계포스터: what it is about, and nothing that is done. */
export function isTopic(name: string): boolean {
  if (!name.endsWith(' 활동') || /[가-힣]는 활동$/.test(name)) return false;
  const phrase = name.slice(0, -3);
  // '종이접기로 포물선 만들기' 활동: a title of what is done.
  const last = lastWord(phrase).replace(/['’”」』]$/, '');
  if (isGi(last) || last === '동아리') return false;
  return isThingNoun(last) || /[가-힣]의 [^ ]+$/.test(phrase) || !/[가-힣]$/.test(last);
}
