import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Passage } from './passages.ts';
import type { Piece } from './piece.ts';

/** 어떻게 해결했나요?, right behind the question for the trouble: one story in two answers. */
const ONLY_SOLVED =
  /^(?:(?:그|이)(?:것|걸|런 어려움| ?(?:문제|어려움|순간|상황|고비|위기|점|일)|러한 어려움|때)?(?:들|에서)?[을를은는]? ?)?(?:어떻게|무엇으로|어떤 방법으로) (?:해결|극복|이겨|고쳤)|^(?:해결|극복)/;

/** Whether an answer tells how the trouble of the answer before it was overcome. */
export function solvesTheLast(
  { kind, index, question }: Passage,
  last: Piece | undefined,
  questions: readonly string[],
): boolean {
  if (kind !== 'answer' || question === null || last?.source.kind !== 'answer') return false;
  return (
    last.source.index === index - 1 &&
    last.intent === '어려움과 해결' &&
    ONLY_SOLVED.test(question) &&
    intentOfQuestion(questions[index - 1] ?? '') === '어려움과 해결'
  );
}
