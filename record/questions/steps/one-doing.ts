import { EVENT, isDone } from './doings.ts';
import { isMainAct } from './main-acts.ts';

/** Letters of two doings, the one after the other, that a question can carry. */
const LONGEST_OF_TWO = 20;

/**
 * 영상 시청 후 모둠 역할극 → 모둠 역할극, 원고 작성 후 발표 → 원고 작성, 가사를 옮기고 연습 → 가사를 옮기기: one doing of
 * several that are run together.
 */
export function oneDoing(step: string): string {
  const [, first = '', second = ''] = /^(.+) (?:후|뒤|다음)에? (.+)$/.exec(step) ?? [];
  // 독립운동가 조사 후 신문 만들기: both are asked about.
  if (isMainAct(first) && step.length <= LONGEST_OF_TWO) return step;
  if (second !== '') return isMainAct(first) ? first : isDone(second) ? second : step;
  const [, joined = '', last = ''] = /^(\S+ .*[가-힣])고 ([가-힣]+)$/.exec(step) ?? [];
  const isBeside = joined !== '' && !/기$/.test(last) && !/(?:하|두|놓)$/.test(joined) && !EVENT.test(last);
  return isBeside && !/(?:토론|토의|발표|실험)$/.test(last) ? `${joined}기` : step;
}
