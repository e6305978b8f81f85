import { expect, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, newStudentNumber, pressLogin } from './people.ts';

/** A teacher back from the lesson notes what they saw of the whole class. */

const ORIGIN = process.env['GIROK_ORIGIN'] ?? '';

test('a class is observed on one page, by keyboard, from a table, and without losing a word', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const teacher = new FetchClient(ORIGIN);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const { class: made } = await teacher.must('createClass', { name: '환경 탐구' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '미세먼지 측정 자료를 모아 그래프로 나타냄',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  const numbers = Array.from({ length: 3 }, newStudentNumber);
  for (const number of numbers) {
    const student = new FetchClient(ORIGIN);
    await student.register('student', newEmail('student'), number);
    await student.must('joinClass', { classCode: made.code ?? '' });
    if (number === numbers[0])
      await student.must('submitAnswers', {
        id: evaluation.id,
        responses: Array.from({ length: 5 }, () => '측정소 세 곳의 자료를 일주일 동안 모았다.'),
      });
  }
  const seen = async () =>
    (await teacher.must('listEvaluationResponses', { id: evaluation.id })).studentResponses.map(
      (one) => one.teacher_observation,
    );

  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`/teacher/evaluations/${evaluation.id}/responses`);
  await page.getByRole('link', { name: '관찰 적기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('관찰 한꺼번에 적기');
  const fields = page.getByRole('textbox', { name: /교사 관찰/ });
  await expect(fields).toHaveCount(3);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });

  await test.step('Ctrl+Enter goes on, and what was written is saved', async () => {
    await fields.nth(0).pressSequentially('측정값을 꼼꼼히 적음.');
    await page.keyboard.press('Control+Enter');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.type('모둠의 의견을 모음.');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(fields.nth(0)).toBeFocused();
    await expect(page.getByText('서버에 저장됨')).toHaveCount(2);
    expect(await seen()).toEqual(['측정값을 꼼꼼히 적음.', '모둠의 의견을 모음.', null]);
  });

  await test.step('the answers are at hand', async () => {
    await rows.nth(0).getByText('답 보기').click();
    await expect(rows.nth(0).getByText('측정소 세 곳의 자료를').first()).toBeVisible();
  });

  await test.step('without a line the words stay in this browser, and are found after a reload', async () => {
    const saving = /\/api\/teacher\/(evaluations|responses)\/[^/]+(\/students\/[^/]+)?$/;
    await page.route(saving, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await fields.nth(2).fill('질문이 많음.');
    await page.keyboard.press('Tab');
    await expect(rows.nth(2).getByText('저장하지 못했어요.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '저장하지 못한 학생 1명' })).toBeVisible();
    await page.unroute(saving);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await rows.nth(2).getByRole('button', { name: '불러오기' }).click();
    await expect(fields.nth(2)).toHaveValue('질문이 많음.');
    await expect(rows.nth(2).getByText('서버에 저장됨')).toBeVisible();
  });

  await test.step('somebody else was faster: both texts, and a choice', async () => {
    const { studentResponses } = await teacher.must('listEvaluationResponses', { id: evaluation.id });
    await teacher.must('observeStudent', {
      id: evaluation.id,
      studentId: studentResponses[1]?.student_id ?? '',
      observation: '다른 화면에서 적음.',
    });
    await fields.nth(1).fill('여기에서 적음.');
    await page.keyboard.press('Tab');
    const dialog = page.getByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' });
    await expect(dialog.locator('mark').getByText('다른 화면에서')).toBeVisible();
    await dialog.getByRole('button', { name: '내 글로 저장' }).click();
    await expect.poll(seen).toEqual(['측정값을 꼼꼼히 적음.', '여기에서 적음.', '질문이 많음.']);
  });

  await test.step('a table is pasted, looked at, and put in', async () => {
    await page.getByRole('button', { name: '표에서 붙여 넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '표에서 붙여 넣기' });
    await dialog
      .getByLabel('복사한 표')
      .fill(`학번\t관찰\n${numbers[0]}\t"두 줄로\n적음."\n99999\t모르는 학생`);
    await expect(dialog.getByText('이런 학번이나 이름의 학생이 이 수업에 없어요.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '넣기' })).toBeDisabled();
    await dialog.getByRole('radio', { name: '뒤에 덧붙이기' }).check();
    await expectAccessible(page, { arrived: true });
    await dialog.getByRole('button', { name: '1명에게 넣기' }).click();
    await expect(fields.nth(0)).toHaveValue('측정값을 꼼꼼히 적음.\n두 줄로\n적음.');
    await expect.poll(async () => (await seen())[0]).toBe('측정값을 꼼꼼히 적음.\n두 줄로\n적음.');
  });

  await test.step("a server that is busy for a moment is asked again, by nobody's hand", async () => {
    let refused = 0;
    const busy = JSON.stringify({
      ...{ success: false, code: 'UNAVAILABLE', message: '바쁨', error: '바쁨', retryAfter: 1 },
    });
    await page.route(/\/api\/teacher\/responses\/[^/]+$/, async (route) => {
      if (route.request().method() !== 'PUT' || refused === 3) return route.fallback();
      refused += 1;
      return route.fulfill({ status: 503, contentType: 'application/json', body: busy });
    });
    await fields.nth(2).fill('질문이 깊음.');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await seen())[2]).toBe('질문이 깊음.');
    expect(refused).toBe(3);
    await expect(page.getByRole('status').filter({ hasText: '쓰는 대로 저절로 저장돼요' })).toBeVisible();
  });

  await test.step('only those without an observation; pasting still knows what the others have', async () => {
    await page.getByLabel('관찰이 없는 학생만').check();
    await expect(page.getByText('모든 학생의 관찰을 적었어요')).toBeVisible();
    await page.getByRole('button', { name: '표에서 붙여 넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '표에서 붙여 넣기' });
    await dialog.getByLabel('복사한 표').fill(`${numbers[0]}\t덮어쓸 글`);
    await dialog.getByRole('radio', { name: '그대로 두고 건너뛰기' }).check();
    await expect(dialog.getByText('그대로 둠')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '넣기' })).toBeDisabled();
    await dialog.getByRole('button', { name: '취소' }).click();
    await page.getByRole('button', { name: '전체 보기' }).click();
    await expectAccessible(page);
  });
});

test('a remark without an answer says so, and nothing of a submission to take back', async ({ page }) => {
  const teacher = new FetchClient(ORIGIN);
  await teacher.register('teacher', newEmail('teacher'));
  const { class: made } = await teacher.must('createClass', { name: '지구 관찰' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '암석 표본을 관찰하고 분류함',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  const student = new FetchClient(ORIGIN);
  const email = newEmail('student');
  await student.register('student', email, newStudentNumber());
  await student.must('joinClass', { classCode: made.code ?? '' });
  const { students } = await teacher.must('listClassStudents', { id: made.id });
  await teacher.must('observeStudent', {
    id: evaluation.id,
    studentId: students[0]?.id ?? '',
    observation: '암석의 결을 꼼꼼히 견줌.',
  });
  const { studentResponses } = await teacher.must('listEvaluationResponses', { id: evaluation.id });
  const { id, version } = studentResponses[0] ?? {};
  await teacher.must('editResponse', {
    id: id ?? '',
    version: version ?? 0,
    final_evaluation: '암석의 결을 꼼꼼히 견줌.',
  });
  await teacher.must('closeEvaluation', { id: evaluation.id });
  await teacher.must('publishRemark', { id: id ?? '' });
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`/student/evaluations/results/${id}`);
  await expect(page.getByText('제출한 답 없이 선생님의 관찰로 쓴 기록문이에요.')).toBeVisible();
  await expect(page.getByText('암석의 결을 꼼꼼히 견줌.').first()).toBeVisible();
  await expect(page.getByText(/제출을 취소/)).toHaveCount(0);
});
