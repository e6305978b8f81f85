import { expect, test } from '@playwright/test';
import { toSeoulField } from '../../web/lib/due.ts';
import { expectAccessible } from './people.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

const HOURS = 3_600_000;

/**
 * A form with a date: chosen when it is handed out, told to the student, and closed under the student's hands. The clock of
 * the teacher's device is two hours fast, that of the student's two hours slow.
 */
test('a form closes by its date, and nobody loses a word', async ({ browser }) => {
  test.setTimeout(120_000);
  const teacher = await scripted('teacher');
  const student = await scripted('student', '20107');
  const { classId, code, form } = await classWithForm(teacher.client, '통합사회 3반');
  await student.client.must('joinClass', { classCode: code });
  const { page: desk, noise } = await browserOf(browser, teacher.email, 2 * HOURS);
  const { page: seat, noise: seatNoise } = await browserOf(browser, student.email, -2 * HOURS);

  await test.step('the teacher hands it out until tomorrow evening', async () => {
    await desk.goto(`/teacher/classes/${classId}`);
    await desk.getByRole('button', { name: /배포$/ }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('마감 일시 (선택)').fill(toSeoulField(Date.now() - HOURS));
    await dialog.getByRole('button', { name: '배포', exact: true }).click();
    await expect(dialog.getByText('마감 일시는 지금보다 뒤로 정해 주세요.')).toBeVisible();
    await dialog.getByRole('button', { name: '내일 18:00' }).click();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: '배포', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(/\d+월 \d+일\(.\) 18:00까지 · .+ 남음/)).toBeVisible();
  });

  await test.step('the student reads it everywhere', async () => {
    const words = /\d+월 \d+일\(.\) 18:00까지 · .+ 남음/;
    await seat.goto('/student/dashboard');
    await expect(seat.getByText(words)).toBeVisible();
    await expectAccessible(seat);
    await seat.goto(`/student/classes/${classId}`);
    await expect(seat.getByText(words)).toBeVisible();
    await seat.getByRole('link', { name: '시작하기' }).click();
    await expect(seat.getByText(/18:00까지 제출해 주세요/)).toBeVisible();
    await expect(seat.getByText('마감이 가까워요.')).toBeHidden();
  });

  await test.step('every screen counts by the server’s clock', async () => {
    const due_at = new Date(Date.now() + 50 * 60_000).toISOString();
    await teacher.client.must('setDueDate', { id: form.id, due_at });
    const left = /까지 · [345]\d분 남음/;
    for (const path of ['/teacher/dashboard', `/teacher/classes/${classId}`]) {
      await desk.goto(path);
      await expect(desk.getByText(left)).toBeVisible();
    }
    await desk.goto(`/teacher/evaluations/${form.id}/live`);
    await expect(desk.getByRole('timer')).toHaveText(/^[345]\d:\d\d$/);
    for (const path of ['/student/dashboard', `/student/classes/${classId}`]) {
      await seat.goto(path);
      await expect(seat.getByText(left)).toBeVisible();
    }
    await seat.goto(`/student/evaluations/${form.id}`);
    await expect(seat.getByText(/^[345]\d분 남음$/)).toBeVisible();
    await desk.goto(`/teacher/classes/${classId}`);
  });

  const words = '미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다.';
  await test.step('moved near, it warns whoever writes, and closes with their words kept', async () => {
    const due_at = new Date(Date.now() + 20_000).toISOString();
    await teacher.client.must('setDueDate', { id: form.id, due_at });
    await seat.getByRole('textbox').first().fill(words);
    // The answer to the next save tells the sheet of the new date.
    await expect(seat.getByText('마감이 가까워요.')).toBeVisible();
    await seat.getByRole('textbox').first().press('End');
    await seat.getByRole('textbox').first().pressSequentially(' 마지막 말', { delay: 5 });
    // Only now: the student has until that date for the words, whatever the machine does beside.
    await desk.reload();
    await expectAccessible(seat);
    await expect(seat.getByRole('heading', { name: '마감된 자기평가예요' })).toBeVisible({ timeout: 30_000 });
    await expect(seat.getByText(/에 저절로 마감되었어요/)).toBeVisible();
    await expect(seat.getByText(`${words} 마지막 말`)).toBeVisible();
    const { draft } = await student.client.must('getAnswerSheet', { id: form.id });
    expect(draft?.responses[0]).toBe(`${words} 마지막 말`);
  });

  await test.step('the teacher’s open page turns to closed by itself; reopening forgets the date', async () => {
    await desk.getByRole('button', { name: /재개$/ }).click({ timeout: 30_000 });
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('마감 일시 (선택)')).toHaveValue('');
    await dialog.getByRole('button', { name: '재개', exact: true }).click();
    await expect(desk.getByText('진행 중', { exact: true })).toBeVisible();
    await expect(desk.getByText(/남음/)).toBeHidden();
  });
  expect([...noise, ...seatNoise]).toEqual([]);
  for (const one of [desk, seat]) await one.context().close();
});
