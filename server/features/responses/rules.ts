import type { ErrorDetail } from '../../../contract/errors.ts';
import { CodedError, invalid } from '../../coded-error.ts';

/** What STALE says to a student. */
export const SAVED_ELSEWHERE = '다른 기기나 탭에서 먼저 저장한 답이 있습니다.';

/** As many answers as questions. @throws VALIDATION at `responses` */
export function assertFits(answers: string[], questions: string[]): void {
  if (answers.length !== questions.length) {
    throw invalid('responses', `문항은 ${questions.length}개인데 답은 ${answers.length}개입니다.`);
  }
}

/** White space, and the invisible letters that some keyboards offer, with which an empty answer would look like one. */
const INVISIBLE = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Every question has an answer that is not blank. @throws VALIDATION naming each question that has none */
export function assertComplete(answers: string[], questions: string[]): void {
  assertFits(answers, questions);
  const details: ErrorDetail[] = answers.flatMap((answer, index) =>
    answer.replace(INVISIBLE, '') === ''
      ? [{ path: `responses.${index}`, message: `${index + 1}번 문항에 답해 주세요.` }]
      : [],
  );
  const [first] = details;
  if (first) throw new CodedError('VALIDATION', { message: first.message, details });
}

export function areSameAnswers(a: string[] | null, b: string[]): boolean {
  return a !== null && a.length === b.length && a.every((answer, index) => answer === b[index]);
}

/** Another tab of the same browser may have signed somebody else in since these words were written. @throws BUSY */
export function assertWriter(actor: { userId: string }, studentId: string | undefined): void {
  if (studentId !== undefined && studentId !== actor.userId)
    throw new CodedError('BUSY', {
      message: '이 브라우저에 다른 사람이 로그인했습니다. 다시 로그인해 주세요.',
    });
}

/** Somebody else may have saved since this copy was read. @throws STALE */
export function assertVersion(row: { version: number }, given: number): void {
  if (row.version !== given) throw new CodedError('STALE');
}

/** What a student wrote may be taken back only while no remark rests on it. @throws ALREADY_EVALUATED */
export function assertNotEvaluated(row: { remark: string | null }): void {
  if (row.remark !== null) throw new CodedError('ALREADY_EVALUATED');
}

/** @throws NOT_EVALUATED */
export function assertEvaluated(row: { remark: string | null }): asserts row is { remark: string } {
  if (row.remark === null) throw new CodedError('NOT_EVALUATED');
}
