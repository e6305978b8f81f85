import { expect, type Page, test } from '@playwright/test';
import { buildForm, cardsOf, type Form, openEditor, wordsOf } from './editor-room.ts';

/** The browser's way back closes the editor, as a phone's does with whatever fills the screen, and loses no word. */

let form: Form;
test.beforeEach(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '', 2);
});

const table = (page: Page) => page.getByRole('table');
const layer = (page: Page) => page.getByRole('dialog');

test('the way back closes the editor, whoever it has come to, and forward opens it again', async ({
  page,
}) => {
  const editor = await openEditor(page, form);
  await editor.getByRole('button', { name: '다음 학생' }).click();
  await expect(editor.getByText('2 / 2')).toBeVisible();
  await page.goBack();
  await expect(layer(page)).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  await page.goForward();
  await expect(editor.getByText('2 / 2')).toBeVisible();
  await page.reload();
  await expect(editor.getByText('2 / 2')).toBeVisible();
  // Twice as fast as it is drawn: one step, not two.
  await editor.getByRole('button', { name: '닫기' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(layer(page)).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
});

test('an address that was opened by itself closes to its table', async ({ page }) => {
  const editor = await openEditor(page, form);
  const address = page.url();
  await editor.getByRole('button', { name: '닫기' }).click();
  await expect(layer(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(editor.getByText('1 / 2')).toBeVisible();
  await editor.getByRole('button', { name: '닫기' }).click();
  await expect(layer(page)).toHaveCount(0);
  await expect(table(page)).toBeVisible();
});

test('what was typed is saved on the way back, and where it cannot be, the editor stays', async ({
  page,
}) => {
  const editor = await openEditor(page, form);
  const before = await wordsOf(editor);
  await cardsOf(editor).last().focus();
  await page.keyboard.press('Delete');
  await page.goBack();
  await expect(layer(page)).toHaveCount(0);
  const stored = async () => {
    const { studentResponses } = await form.teacher.must('listEvaluationResponses', {
      id: form.evaluationId,
    });
    return studentResponses[0]?.final_evaluation;
  };
  expect(await stored()).toBe(before.slice(0, -1).join(' '));

  await page.getByRole('button', { name: form.studentName, exact: true }).first().click();
  await cardsOf(editor).last().focus();
  await page.keyboard.press('Delete');
  await page.route(/\/api\/teacher\/responses\/[^/]+$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goBack();
  await expect(editor.getByText('저장하지 못했어요. 쓴 글은 이 기기에 남아 있어요')).toBeVisible();
  expect(await wordsOf(editor)).toEqual(before.slice(0, -2));
  await page.unroute(/\/api\/teacher\/responses\/[^/]+$/);
  await page.goBack();
  await expect(layer(page)).toHaveCount(0);
  expect(await stored()).toBe(before.slice(0, -2).join(' '));
});
