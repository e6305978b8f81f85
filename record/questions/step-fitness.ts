import type { SlotWords } from './fill-pattern.ts';
import { isDone } from './doings.ts';
import { isConcept } from './concepts.ts';

/** Steps in which something was found out or set in order. */
const FINDING =
  /(?:찾기|찾아보기|조사|정리|탐구|비교|분석|읽기|알아보기|탐색|해석|설문|요약|파악하기|관찰|관측|확인하기|검색|살피기|살펴보기|구별|구별하기|비교하기|조사하기|정리하기|분석하기|계산|계산하기|구하기|풀이|풀기|측정|재기|예측|어림하기)$/;
/** Steps in which one watches, listens or takes part as told. */
const TAKEN_IN =
  /(?:시청|관람|감상|청취|듣기|보기|교육|훈련|특강|강연|강의|읽기|검사|만남|초청|등반|지우기|줍기)$/;

const ASKS_FINDING = /찾거나 정리한/;
const ASKS_EFFORT = /공들인 부분|다시 한다면|앞두고 세운 목표|도움을 주고받은/;

/** Whether a question of a step asks what that step cannot have: what was found by picking up litter, the effort of watching. */
export function misfitsStep(pattern: string, step: string): boolean {
  const bare = step.replaceAll("'", '');
  return (
    (ASKS_FINDING.test(pattern) && !FINDING.test(bare)) || (ASKS_EFFORT.test(pattern) && TAKEN_IN.test(bare))
  );
}

/** What a doing can stand in: '판막 위치 확인하기' is taken part in, and not gone into or watched. */
const AS_DOING =
  /\{주제\} 활동|\{주제\}에 참여|\{주제\}에서 (?!무엇을 볼|주목|뜻을)|\{주제:을\/를\} (?:하며|하면서|시작|준비|진행|하기로|떠나|통해)/;

/** Whether a pattern asks of a doing as of a matter. */
export function misfitsDoing(pattern: string, topic: string, isClub: boolean): boolean {
  if (!pattern.includes('{주제')) return false;
  // What was heard is not done otherwise another time.
  if (/다시 한다면/.test(pattern) && TAKEN_IN.test(topic.replaceAll("'", ''))) return true;
  const quoted = /^'(.+)'$/.exec(topic)?.[1];
  const isDoing = quoted === undefined ? isClub && isDone(topic) : isDone(quoted);
  return isDoing && !AS_DOING.test(pattern);
}

/** Patterns that ask of a matter as of something learnt and explained. */
const STUDIED =
  /배우기 전에|이해하기 (?:위해|힘들)|잘못 알고|설명하기 위해 든|배우면서 가장|한 문단으로|배우며 스스로|배운 뒤|탐구하면서|실제 생활이나|나의 생활과|친구에게 설명하거나|이전에 배운|어떻게 이어지는지|생각하고 있었나요|생각이 수업 전과|더 깊이 알기|흥미를 느낀 계기|어떻게 깊어졌나요|함께 공부하며/;

/** Whether a pattern takes what was only met with in a lesson (a drawing, a size) for something learnt. */
export function overstudies(pattern: string, { 주제, 개념 }: SlotWords): boolean {
  if (!STUDIED.test(pattern)) return false;
  const matters = [
    pattern.includes('{주제') ? 주제 : undefined,
    pattern.includes('{개념') ? 개념 : undefined,
  ];
  return !matters.filter((word) => word !== undefined).every(isConcept);
}
