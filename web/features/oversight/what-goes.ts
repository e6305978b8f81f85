import type { OverseenEvaluation } from '../../../contract/oversight.ts';

/** What nobody will see any more once a form is deleted. */
export function whatGoes({ responseCount }: OverseenEvaluation): string {
  const who = responseCount > 0 ? `학생 ${responseCount}명이 제출했어요. ` : '';
  return `${who}지우면 되돌릴 수 없고, 교사와 학생에게 답과 기록문이 더는 보이지 않아요.`;
}
