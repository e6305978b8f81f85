import { expect as usual, test } from '@playwright/test';
import type { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible } from './people.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

const CLASS_SIZE = 30;
/** Thirty people at once on one small machine: what is awaited may take its time, what it is may not differ. */
const expect = usual.configure({ timeout: 40_000 });

/** A class of thirty joins, opens its sheets, writes and submits at once, while the board stands on the wall. */
test('a board follows thirty students at once, and comes back after the network was gone', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const teacher = await scripted('teacher');
  const { code, form } = await classWithForm(teacher.client, '통합사회 5반');
  await teacher.client.must('distributeEvaluation', { id: form.id });
  const students: FetchClient[] = (
    await Promise.all(
      Array.from({ length: CLASS_SIZE }, (_, index) =>
        scripted('student', `205${String(index + 1).padStart(2, '0')}`),
      ),
    )
  ).map((one) => one.client);
  const all = (act: (student: FetchClient) => Promise<unknown>, from = students) =>
    Promise.all(from.map(act));
  const { page, noise } = await browserOf(browser, teacher.email);
  const count = (label: string) =>
    page
      .locator('dl div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole('definition');

  await test.step('empty at first, with code and QR; students appear by themselves', async () => {
    await page.goto(`/teacher/evaluations/${form.id}/live`);
    await expect(page.getByText('아직 들어온 학생이 없어요')).toBeVisible();
    await expect(page.getByText('실시간으로 보고 있어요')).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await all((student) => student.must('joinClass', { classCode: code }));
    await expect(page.getByRole('listitem').filter({ hasText: /\d+번/ })).toHaveCount(CLASS_SIZE);
    await expect(count('시작 전')).toHaveText('30');
    await expect(page.getByText('참여 30명 가운데 0명 제출')).toBeVisible();
  });

  await test.step('twenty open the sheet, fifteen of them write, ten of those submit', async () => {
    await all((student) => student.must('getAnswerSheet', { id: form.id }), students.slice(0, 20));
    await expect(count('화면 열림')).toHaveText('20');
    const responses = form.questions.map((_, index) => `${index + 1}번에 대한 제 답입니다.`);
    await all((student) => student.must('saveDraft', { id: form.id, responses }), students.slice(0, 15));
    await expect(count('쓰는 중')).toHaveText('15');
    await all((student) => student.must('submitAnswers', { id: form.id, responses }), students.slice(0, 10));
    await expect(count('제출')).toHaveText('10');
    await expect(page.getByRole('progressbar', { name: '제출한 학생' })).toHaveAttribute(
      'aria-valuetext',
      '30 중 10',
    );
    await expect(page.getByText('제 답입니다')).toHaveCount(0);
  });

  await test.step('numbers alone until names are wanted; a countdown that outlives a reload', async () => {
    await expect(page.getByRole('list').getByText('시험사람')).toHaveCount(0);
    await page.getByRole('checkbox', { name: '이름 보이기' }).check();
    await expect(page.getByRole('list').getByText('시험사람')).toHaveCount(CLASS_SIZE);
    await page.getByRole('button', { name: '타이머 10분' }).click();
    await page.getByRole('button', { name: '1분 늘리기' }).click();
    await page.getByRole('button', { name: '멈춤' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^1[01]:\d\d$/);
    const left = await page.getByRole('timer').textContent();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(left ?? '');
    await expectAccessible(page, { arrived: true });
  });

  await test.step('says that the line is cut, and catches up when it is back', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(/연결이 끊겼어요/)).toBeVisible({ timeout: 30_000 });
    const responses = form.questions.map(() => '다시 쓴 답입니다.');
    await all((student) => student.must('submitAnswers', { id: form.id, responses }), students.slice(10));
    await page.context().setOffline(false);
    await expect(count('제출')).toHaveText('30', { timeout: 40_000 });
    await expect(page.getByText(/연결이 끊겼어요/)).toBeHidden();
  });

  await test.step('fills the screen, and closes the form from there', async () => {
    await page.getByRole('button', { name: '전체 화면', exact: true }).click();
    await page.getByRole('button', { name: '마감', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '마감', exact: true }).click();
    await expect(page.getByText('마감되었어요. 더는 제출할 수 없어요.')).toBeVisible();
    // What is over is not counted down, and nobody is asked in any more; the way back has the keyboard.
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText(code)).toHaveCount(0);
    await expect(count('미제출')).toHaveText('0');
    await expect(page.getByRole('button', { name: '재개', exact: true })).toBeFocused();
    await page.getByRole('button', { name: '전체 화면 끝내기' }).click();
  });
  expect(noise.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(line))).toEqual([]);
});
