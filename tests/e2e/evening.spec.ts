import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { newEmail, newStudentNumber, pressLogin } from './people.ts';

/** A teacher's evening with the keyboard: what they wrote stays, and so does their place. */

const ORIGIN = process.env['GIROK_ORIGIN'] ?? '';
const LESSON = '미세먼지 측정 자료를 모아 그래프로 나타내고 모둠별로 원인을 토의함';
const ANSWER = '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냈다.';

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
}

test('asking for questions again keeps the ones a teacher wrote', async ({ page }) => {
  test.setTimeout(120_000);
  const teacher = new FetchClient(ORIGIN);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
  await logIn(page, email);
  await page.goto(`/teacher/classes/${made.id}?new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('수업 내용').fill(LESSON);
  await dialog.getByRole('button', { name: '문항 제안받기' }).click();
  const mine = '우리 모둠이 고른 측정소는 어디이고, 왜 그곳이었나요?';
  await dialog.getByLabel('문항 2', { exact: true }).fill(mine);
  const first = dialog.getByLabel('문항 1', { exact: true });
  await first.fill('');
  await dialog.getByRole('button', { name: '고치지 않은 문항 다시 제안받기' }).click();
  await expect(dialog.getByText('직접 고친 문항 1개는 그대로 두었어요.')).toBeVisible();
  await expect(first).not.toHaveValue('');
  await expect(dialog.getByLabel('문항 2', { exact: true })).toHaveValue(mine);

  await test.step('and what is kept in this browser knows whose they are', async () => {
    await page.waitForFunction(
      (words) => Object.values(localStorage).some((value) => value.includes(words)),
      mine,
    );
    await page.reload();
    await expect(dialog.getByRole('button', { name: '고치지 않은 문항 다시 제안받기' })).toBeVisible();
  });

  await test.step('the step that goes leaves the keyboard in the page', async () => {
    await dialog.getByRole('button', { name: '초안으로 저장' }).click();
    await page.getByRole('button', { name: /지우기$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await expect(page.getByText('아직 자기평가지가 없어요')).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('a form of a teacher’s own questions needs no suggestion', async ({ page }) => {
  const teacher = new FetchClient(ORIGIN);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '윤리와 사상' });
  await logIn(page, email);
  await page.goto(`/teacher/classes/${made.id}?new`);
  const dialog = page.getByRole('dialog');
  const field = (number: number) => dialog.getByLabel(`문항 ${number}`, { exact: true });
  const own = (number: number) => `${number}번째로 묻고 싶은 것은 무엇인가요?`;
  await dialog.getByRole('button', { name: '빈 문항 7개로 직접 쓰기' }).click();
  await expect(field(1)).toBeFocused();
  await dialog.getByLabel('문항 수').selectOption('5');
  await expect(dialog.getByRole('heading', { name: '직접 쓰는 문항 5개' })).toBeVisible();
  await field(1).fill(own(1));

  await test.step('what is missing is named: the content, then each blank question', async () => {
    await dialog.getByRole('button', { name: '초안으로 저장' }).click();
    await expect(dialog.getByText('수업 내용을 입력해 주세요.')).toBeVisible();
    await expect(dialog.getByLabel('수업 내용')).toBeFocused();
    await dialog.getByLabel('수업 내용').fill('칸트의 의무론과 벤담의 공리주의를 사례로 견주어 봄');
    await dialog.getByRole('button', { name: '초안으로 저장' }).click();
    await expect(dialog.getByText('문항을 모두 입력해 주세요.')).toHaveCount(4);
    await expect(field(2)).toBeFocused();
    await dialog.getByRole('button', { name: '문항 5 빼기' }).click();
    await expect(dialog.getByText('문항은 5개 이상 필요합니다.')).toBeVisible();
  });

  await test.step('it is there again after the tab was closed, and grows to ten', async () => {
    await page.waitForFunction((words) => Object.values(localStorage).some((v) => v.includes(words)), own(1));
    await page.reload();
    await expect(field(1)).toHaveValue(own(1));
    await expect(dialog.getByRole('heading', { name: '직접 쓰는 문항 5개' })).toBeVisible();
    for (let count = 6; count <= 10; count += 1)
      await dialog.getByRole('button', { name: '문항 추가' }).click();
    await dialog.getByRole('button', { name: '문항 추가' }).click();
    await expect(dialog.getByText('문항은 10개까지 만들 수 있습니다.')).toBeVisible();
  });

  for (let number = 2; number <= 10; number += 1) await field(number).fill(own(number));
  await dialog.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(dialog).toBeHidden();
  const { evaluations } = await teacher.must('listClassEvaluations', { classId: made.id });
  const questions = Array.from({ length: 10 }, (_, index) => own(index + 1));
  expect(evaluations).toMatchObject([{ questions, is_distributed: false }]);

  await test.step('a step that was taken hands the keyboard to the one in its place', async () => {
    const id = evaluations[0]?.id;
    const button = (step: string) =>
      page.locator('#main').getByRole('button', { name: new RegExp(`${step}$`) });
    const take = async (step: string, next: string) => {
      await button(step).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).press('Enter');
      await expect(button(next)).toBeFocused();
    };
    await take('배포', '마감');
    await take('마감', '재개');
    await page.goto(`/teacher/evaluations/${id}/view`);
    await take('재개', '마감');
    await page.goto(`/teacher/evaluations/${id}/responses`);
    await take('마감', '재개');
  });
});

test('the way through unconfirmed remarks keeps its order while they are confirmed', async ({ page }) => {
  test.setTimeout(180_000);
  const teacher = new FetchClient(ORIGIN);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: LESSON,
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  for (let students = 0; students < 3; students += 1) {
    const student = new FetchClient(ORIGIN);
    await student.register('student', newEmail('student'), newStudentNumber());
    await student.must('joinClass', { classCode: made.code ?? '' });
    await student.must('submitAnswers', {
      id: evaluation.id,
      responses: Array.from({ length: 5 }, () => ANSWER),
    });
  }
  const { studentResponses } = await teacher.must('listEvaluationResponses', { id: evaluation.id });
  for (const { id } of studentResponses)
    await teacher.must('evaluateResponse', {
      id: id ?? '',
      observation: '빠진 값을 찾아 처리 기준을 설명함.',
    });

  await logIn(page, email);
  await page.goto(`/teacher/evaluations/${evaluation.id}/responses`);
  await page.getByRole('button', { name: /^미확인/ }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await rows.nth(1).getByRole('button').first().click();
  const editor = page.getByRole('dialog').first();
  await expect(editor.getByText('2 / 3')).toBeVisible();
  await editor.getByRole('button', { name: '교사 확인' }).click();
  await expect(editor.getByText(/교사 확인 \d/)).toBeVisible();
  await expect(editor.getByText('2 / 3')).toBeVisible();
  // The button that confirmed is gone; the keyboard is at the one in its place.
  await expect(editor.locator('footer').getByRole('button', { name: '다음 학생' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(editor.getByText('3 / 3')).toBeVisible();

  await test.step('a banned expression is named before it is confirmed', async () => {
    await editor.getByRole('button', { name: '글', exact: true }).click();
    await editor.getByRole('textbox', { name: '기록문' }).fill('토익 시험을 준비하며 자료를 읽음.');
    await editor.getByRole('button', { name: '교사 확인' }).click();
    const asked = page.getByRole('dialog').last();
    await expect(asked.getByText('기재 금지 표현이 남은 채로 확인할까요?')).toBeVisible();
    await asked.getByRole('button', { name: '취소' }).click();
  });

  await editor.getByRole('button', { name: '닫기' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
});
