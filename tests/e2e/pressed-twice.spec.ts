import { expect, type Locator, test } from '@playwright/test';
import { buildForm, openEditor, openTable } from './editor-room.ts';
import { enterAsAdmin } from './people.ts';

/** Two presses within a moment, as of a nervous hand or a worn mouse, are one: what they ask for is done once. */

const origin = () => process.env['GIROK_ORIGIN'] ?? '';

/** Both presses reach the button before the page has drawn anything, as fast as no hand is. */
const twice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('a draft is made again once', async ({ page }) => {
  const form = await buildForm(origin());
  const editor = await openEditor(page, form);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/evaluate') && sent.push(request.url()));
  await editor.getByRole('button', { name: '초안 다시 만들기' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: '다시 만들기', exact: true }).dblclick();
  await expect(page.locator('.Toastify').getByText(/초안을 만들었습니다/)).toBeVisible();
  await editor.getByRole('button', { name: '초안 다시 만들기' }).click();
  await twice(page.getByRole('dialog').last().getByRole('button', { name: '다시 만들기', exact: true }));
  await expect.poll(() => sent.length).toBe(2);
  await expect(editor.getByRole('button', { name: '초안 다시 만들기' })).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveLength(2);
});

test('drafts for many are ordered once, and the dialog goes', async ({ page }) => {
  const form = await buildForm(origin(), 2);
  await openTable(page, form);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/generate') && sent.push(request.url()));
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await page.getByRole('button', { name: '초안 만들기', exact: true }).click();
  await twice(page.getByRole('dialog').getByRole('button', { name: '2명 초안 만들기' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.locator('.Toastify__toast--error')).toHaveCount(0);
});

test('words that a school forbids are saved once', async ({ page }) => {
  await enterAsAdmin(page, '/admin/record-rules');
  let sent = 0;
  await page.route('**/api/admin/record-rules', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sent += 1;
    const { rules } = route.request().postDataJSON() as { rules: object };
    const data = { rules, year: 2026, version: 1, changed: null };
    await route.fulfill({ json: { success: true, data } });
  });
  await page.getByLabel('더할 금지어').fill('한빛누리제');
  await page.getByRole('button', { name: '추가' }).first().click();
  await twice(page.getByRole('button', { name: '저장', exact: true }));
  await expect(page.locator('.Toastify').getByText('금지어와 예외를 저장했습니다.')).toBeVisible();
  expect(sent).toBe(1);
});
