/** What a student has written so far: one answer per question, and the message to the teacher. */
export interface Answers {
  responses: readonly string[];
  teacherRequest: string;
}

export function noAnswers(questions: number): Answers {
  return { responses: Array.from({ length: questions }, () => ''), teacherRequest: '' };
}

export function isEmpty(answers: Answers): boolean {
  return answers.teacherRequest.trim() === '' && answers.responses.every((answer) => answer.trim() === '');
}

/** How many questions have a non-blank answer. */
export function answered(answers: Answers): number {
  return answers.responses.filter((answer) => answer.trim() !== '').length;
}

/** Index of the first question without an answer, or -1. */
export function firstUnanswered(answers: Answers): number {
  return answers.responses.findIndex((answer) => answer.trim() === '');
}

export function sameAnswers(a: Answers, b: Answers): boolean {
  return (
    a.teacherRequest === b.teacherRequest &&
    a.responses.length === b.responses.length &&
    a.responses.every((answer, index) => answer === b.responses[index])
  );
}

/** A draft fitted to the number of questions that the form has now. */
export function fitted(draft: Answers, questions: number): Answers {
  return {
    responses: Array.from({ length: questions }, (_, index) => draft.responses[index] ?? ''),
    teacherRequest: draft.teacherRequest,
  };
}

/** Without what no database stores, NUL and half characters: a paste may bring them, and they would block every save. */
export function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}
