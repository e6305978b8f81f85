import { expect, type Locator, type Page, test } from '@playwright/test';
import { says } from './answers.ts';
import { newStudentNumber } from './people.ts';
import { inDialog, onScreen } from './press.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

/** Toasts tell, and leave what one works on free: not many at a time, one for many failures, none over an asking dialog. */

/** A form that is handed out, and three students, the first of whom has a remark that the rules object to. */
async function room() {
  const { client: teacher, email } = await scripted('teacher');
  const { code, form } = await classWithForm(teacher, '한국지리 탐구');
  await teacher.must('distributeEvaluation', { id: form.id });
  for (let seats = 0; seats < 3; seats += 1) {
    const { client } = await scripted('student', newStudentNumber());
    await client.must('joinClass', { classCode: code });
  }
  const list = async () => (await teacher.must('listEvaluationResponses', { id: form.id })).studentResponses;
  const [first] = await list();
  const observation = '지도를 겹쳐 가며 까닭을 찾음.';
  await teacher.must('observeStudent', { id: form.id, studentId: first?.student_id ?? '', observation });
  const [observed] = await list();
  await teacher.must('editResponse', {
    ...{ id: observed?.id ?? '', version: observed?.version ?? 0 },
    final_evaluation: '애플의 발표 방식을 본떠 자료를 정리함.',
  });
  return { email, form, numbers: (await list()).map(({ student }) => student.student_number ?? '') };
}

/** What is looked at here does not go meanwhile: a toast goes when its bar has run out. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });

const toastsOf = (page: Page) => page.locator('.Toastify__toast');

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('on a phone two stand at a time, the last ones; the same once more is the same one', async ({
  browser,
}) => {
  const { email, form } = await room();
  const { page } = await browserOf(browser, email);
  await keepToasts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/export**', says(500, '파일을 만들지 못함.'));
  await page.goto(`/teacher/evaluations/${form.id}/responses`);
  const toasts = toastsOf(page);
  // A press that says what is missing first.
  const draft = page.locator('#main').getByRole('button', { name: '초안 만들기' });
  await draft.press('Enter');
  await draft.press('Enter');
  await expect(toasts).toHaveCount(1);
  const first = await toasts.textContent();
  await onScreen(page, '엑셀');
  await expect(toasts).toHaveCount(2);
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.locator('#main').getByRole('button', { name: '공개', exact: true }).press('Enter');
  await expect(toasts.filter({ hasText: '마감' })).toHaveCount(1);
  await expect(toasts.filter({ hasText: first ?? '' })).toHaveCount(0);
  await expect(toasts).toHaveCount(2);
  await page.context().close();
});

test('a class whose observations cannot be saved says so once, and how many', async ({ browser }) => {
  const { email, form, numbers } = await room();
  const { page } = await browserOf(browser, email);
  await keepToasts(page);
  await page.goto(`/teacher/evaluations/${form.id}/observations`);
  await page.route(/\/api\/teacher\/(evaluations|responses)\/[^/]+(\/students\/[^/]+)?$/, (route) =>
    route.request().method() === 'PUT' ? says(500, '디스크가 가득 찼습니다.')(route) : route.fallback(),
  );
  await onScreen(page, '표에서 붙여 넣기');
  const dialog = page.getByRole('dialog', { name: '표에서 붙여 넣기' });
  await dialog.getByLabel('복사한 표').fill(numbers.map((one) => `${one}\t순서를 지킴.`).join('\n'));
  await dialog.getByRole('radio', { name: '붙여 넣은 글로 바꾸기' }).check();
  await inDialog(page, '3명에게 넣기');
  await expect(
    toastsOf(page).filter({
      hasText: '학생 3명의 관찰을 저장하지 못했습니다. 디스크가 가득 찼습니다.',
    }),
  ).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(page.getByText('저장하지 못했어요. 이 기기에는 남아 있어요.')).toHaveCount(3);
  await page.context().close();
});

test('while the editor asks something, what is told stands clear of its sheet', async ({ browser }) => {
  const { email, form, numbers } = await room();
  const { page } = await browserOf(browser, email);
  await keepToasts(page);
  await page.route('**/dismissals', says(500, '아직 남기지 못함.'));
  for (const width of [1280, 700, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/teacher/evaluations/${form.id}/responses`);
    await page
      .locator('tbody tr')
      .filter({ hasText: numbers[0] ?? '' })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '해당 없음' }).first().click();
    await page.getByLabel(/해당 없는 까닭/).fill('과일의 발표회임');
    await inDialog(page, '해당 없음으로 남기기');
    const toast = toastsOf(page).filter({ hasText: '아직 남기지 못함.' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    const asking = page.getByRole('dialog').last();
    for (const button of await asking.getByRole('button').all())
      await expect.poll(() => overlap(toast, button), { message: `${width}` }).toBe(false);
    await expect.poll(() => overlap(toast, asking.getByRole('textbox')), { message: `${width}` }).toBe(false);
    if (width === 1280) continue;
    // A sheet has its buttons at the bottom; that is where it was, before.
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(200);
  }
  await page.context().close();
});
