import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, pressLogin } from './people.ts';

/** What the teacher has written in the remark of the second form. */
const SETTLED = '공개된 자료를 모아 분리의 법칙을 확인함.';

test('a term remark: written from all forms, exported as a sheet, and read back into another class', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const site = baseURL ?? '';
  const teacher = new FetchClient(site);
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const newClass = async () =>
    (
      await teacher.must('createClass', {
        name: '생명과학 2반',
        subject_name: '생명과학Ⅰ',
        semester: 'second',
      })
    ).class;
  const [made, empty] = [await newClass(), await newClass()];
  const student = new FetchClient(site);
  await student.register('student', newEmail('student'), '20941');
  await student.must('joinClass', { classCode: made.code ?? '' });
  for (const content of ['검정말로 광합성량을 측정하는 실험', '유전의 원리를 모의실험으로 확인하기']) {
    const { evaluation } = await teacher.must('createEvaluation', {
      classId: made.id,
      type: 'subject',
      class_content: content,
      questionCount: 5,
    });
    await teacher.must('distributeEvaluation', { id: evaluation.id });
    const { response } = await student.must('submitAnswers', {
      id: evaluation.id,
      responses: evaluation.questions.map(
        (_, at) => `${content}에서 ${at + 1}번째 자료를 ${at + 3}번 재고 표로 정리해 결과를 비교했습니다.`,
      ),
    });
    await teacher.must('editResponse', {
      id: response.id,
      version: 1,
      observation: '조건을 하나씩 바꾸어 원인을 찾아냄.',
      ...(content.startsWith('유전') ? { final_evaluation: SETTLED } : {}),
    });
  }

  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await page.goto(`/teacher/classes/${made.id}`);
  await page.getByRole('link', { name: '학기 기록문' }).click();
  await expect(page.getByRole('heading', { name: '학기 기록문' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /2 \/ 2/ })).toBeVisible();
  // Nothing to copy yet, and no empty column for it.
  const actions = page.locator('th[data-head="actions"]');
  await expect(actions).toHaveCount(0);
  await expectAccessible(page);

  // The editor lights up where a sentence comes from, by the form's name.
  await page.getByRole('row', { name: /20941/ }).getByRole('button').first().click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('button', { name: '초안 만들기' }).click();
  await expect(editor.getByText('초안 · 교사 확인 전')).toBeVisible({ timeout: 30_000 });
  const sentence = editor.getByRole('grid').getByRole('row').first();
  await sentence.click();
  const origin = sentence.getByText(/검정말로.* · (?:\d번 답|교사 관찰)/);
  // On a phone the source's words stand under the sentence, too.
  await expect(origin.filter({ visible: true })).toHaveCount(1);
  await expect(editor.locator('mark').first()).toBeVisible();
  await expect(editor.getByRole('button', { name: '공개' })).toHaveCount(0);
  // What the teacher has settled in a form's remark comes as it stands, and from there.
  const settled = editor.getByRole('grid').getByRole('row').filter({ hasText: SETTLED });
  await settled.click();
  await expect(settled.getByText(/유전의.* · 기록문/).filter({ visible: true })).toHaveCount(1);
  const kept = editor.getByRole('region', { name: /유전의/ });
  await expect(kept.locator('mark')).toHaveText(SETTLED);
  await expect(kept.getByText('아래 답이 아니라 이 글에서', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await editor.getByRole('button', { name: '닫기' }).click();
  await expect(actions).toHaveCount(1);

  // What is alike says whose texts it compares: the class's, not those of a form.
  await page.getByRole('link', { name: '비슷한 글' }).click();
  await expect(page.getByText(`${made.name} · 학기 기록문`)).toBeVisible();
  await expect(page.getByText(/^학기 기록문은 이 수업의 다른 학기 기록문/)).toBeVisible();
  await page.locator('main').getByRole('link', { name: '학기 기록문' }).click();
  await expect(page.getByRole('heading', { name: '학기 기록문' })).toBeVisible();

  // Out as a sheet, and into a class that nobody has joined yet.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '세특 엑셀' }).click();
  const file = await (await download).path();
  // Where nobody is, there is no roster and no sheet to take away.
  await page.goto(`/teacher/classes/${empty.id}/students`);
  await expect(page.getByRole('button', { name: /엑셀/ })).toBeDisabled();
  await page.goto(`/teacher/classes/${empty.id}/term`);
  await expect(page.getByRole('button', { name: '세특 엑셀' })).toBeDisabled();
  await page.getByRole('button', { name: '시트 읽기' }).click();
  const reading = page.getByRole('dialog', { name: '세특 시트 읽기' });
  await reading.getByLabel('엑셀 파일(.xlsx)').setInputFiles({
    name: '시트.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(file),
  });
  await expect(reading.getByText(/미가입 1/)).toBeVisible();
  await expectAccessible(page);
  await reading.getByRole('button', { name: '1명 저장' }).click();
  await expect(page.getByRole('heading', { name: '미가입 학생 1명' })).toBeVisible();
  await expect(page.getByRole('button', { name: '세특 엑셀' })).toBeEnabled();

  // Whoever joins by that number and name finds the text with the teacher.
  await student.must('joinClass', { classCode: empty.code ?? '' });
  await page.reload();
  await expect(page.getByRole('row', { name: /20941/ }).getByText('초안')).toBeVisible();
  await expect(page.getByRole('heading', { name: /미가입 학생/ })).toHaveCount(0);
  await page.getByRole('button', { name: '시트 읽기' }).click();
  await reading.getByLabel('엑셀 파일(.xlsx)').setInputFiles(file);
  await expect(reading.getByText('저장할 글이 없어요.')).toBeVisible();
  await expect(reading.getByRole('button', { name: '저장' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goto(`/teacher/classes/${empty.id}/students`);
  await expectAccessible(page);
});
