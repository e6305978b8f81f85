import { expect, type Locator, type Page } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { newEmail, newStudentNumber, pressLogin } from './people.ts';

/** A form with one student's answers and a draft, and its teacher at the editor. */

export const ANSWERS = [
  '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냈다.',
  '처음에는 빠진 값 때문에 평균이 이상했는데 빈 칸을 빼고 다시 계산해서 해결했다.',
  '모둠원과 원인을 나누어 조사하고 정리한 표를 보면서 출근 시간 교통량이 원인이라고 합의했다.',
  '같은 자료도 어떻게 정리하느냐에 따라 다르게 보인다는 것을 알게 되었다.',
  // Says the same as the first answer: the draft leaves one of the two out.
  '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내어 꺾은선그래프로 나타냈다.',
];

export interface Form {
  origin: string;
  teacher: FetchClient;
  email: string;
  evaluationId: string;
  /** Of all of them. */
  studentName: string;
  /** Of those who have answers and a draft, by student number. */
  responseIds: string[];
}

/** @param students how many have answered and have a draft */
export async function buildForm(origin: string, students = 1): Promise<Form> {
  const teacher = new FetchClient(origin);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '미세먼지 측정 자료를 모아 그래프로 나타내고 모둠별로 원인을 토의함',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  for (let n = 0; n < students; n += 1) {
    const student = new FetchClient(origin);
    await student.register('student', newEmail('student'), newStudentNumber());
    await student.must('joinClass', { classCode: made.code ?? '' });
    await student.must('submitAnswers', { id: evaluation.id, responses: ANSWERS });
  }
  const { studentResponses } = await teacher.must('listEvaluationResponses', { id: evaluation.id });
  const responseIds = studentResponses.flatMap(({ id }) => id ?? []);
  for (const id of responseIds)
    await teacher.must('evaluateResponse', {
      id,
      observation: '자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함.',
    });
  const studentName = studentResponses[0]?.student.name ?? '';
  return { origin, teacher, email, evaluationId: evaluation.id, studentName, responseIds };
}

/** Signs the teacher in and opens the table; the editor of the first student is one press away. */
export async function openTable(page: Page, form: Form): Promise<void> {
  await page.goto(`${form.origin}/login`);
  await pressLogin(page, form.email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${form.origin}/teacher/evaluations/${form.evaluationId}/responses`);
}

export async function openEditor(page: Page, form: Form): Promise<Locator> {
  await openTable(page, form);
  await page.getByRole('button', { name: form.studentName, exact: true }).first().click();
  const editor = page.getByRole('dialog').first();
  await expect(editor.getByRole('grid', { name: '기록문의 문장' })).toBeVisible();
  return editor;
}

export const cardsOf = (editor: Locator) => editor.locator('[data-sentence]');
export const wordsOf = (editor: Locator) => cardsOf(editor).locator('p:first-child').allTextContents();
