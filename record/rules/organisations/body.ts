import type { Judgement } from '../rule.ts';

/** What is said of every body outside education. */
export const BODY: Judgement = {
  level: 'error',
  message: '교육 관련 기관이 아닌 기관이나 단체의 이름은 적을 수 없습니다. 일반적인 말로 바꿔 주세요.',
};
