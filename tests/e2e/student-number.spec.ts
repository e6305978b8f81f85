import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAwake } from './awake.ts';
import { enterAsAdmin } from './people.ts';
import { browserOf, scripted } from './scripted.ts';

/** For everybody who types a student number, or pastes one out of a list (specification 1, section 5: at most five digits). */

/** As from the clipboard, which the browser hands over whole. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(async (words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

/** As a Korean keyboard does it: the syllable is there while it is being made, and then stays. */
async function compose(cdp: CDPSession, text: string): Promise<void> {
  await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp.send('Input.insertText', { text });
}

async function expectFiveDigits(page: Page, field: Locator): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cdp = await page.context().newCDPSession(page);
  await expect(field).toHaveAttribute('maxlength', '5');
  await expectAwake(field);
  for (const text of ['2 0 3 0 5', '２０３０５', '\t20305 김하늘\n', '203051']) {
    await field.fill('');
    await field.focus();
    await paste(page, text);
    await expect(field, text).toHaveValue('20305');
  }
  await field.fill('');
  await field.focus();
  for (const key of '２ 0a3가0５7') await page.keyboard.insertText(key);
  await expect(field).toHaveValue('20305');

  // Into the middle, and over what is selected.
  await field.fill('205');
  await page.keyboard.press('ArrowLeft');
  await paste(page, '3 0');
  await expect(field).toHaveValue('20305');
  await page.keyboard.press('Shift+ArrowLeft');
  await paste(page, ' 1 ');
  await expect(field).toHaveValue('20315');

  await field.fill('203');
  await compose(cdp, '한');
  await expect(field).toHaveValue('203');
  await page.keyboard.type('05');
  await expect(field).toHaveValue('20305');
}

test('registering: grade and class follow what was pasted', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('radio', { name: '학생' }).check();
  await expectFiveDigits(page, page.getByLabel('학번', { exact: true }));
  await expect(page.getByLabel('학년', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('반 (선택)')).toHaveValue('3');
});

test('the own profile: what was pasted is what is saved', async ({ browser }) => {
  const { client, email } = await scripted('student', '10101');
  const { page } = await browserOf(browser, email);
  await page.goto('/profile');
  const field = page.getByLabel('학번', { exact: true });
  await expectFiveDigits(page, field);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('내 정보를 저장했습니다.')).toBeVisible();
  expect((await client.must('getMe', {})).user.student_number).toBe('20305');
  await page.context().close();
});

test('a teacher who becomes a student', async ({ browser }) => {
  const { email } = await scripted('teacher');
  const { page } = await browserOf(browser, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: '역할 바꾸기' }).click();
  await expectFiveDigits(page, page.getByRole('dialog').getByLabel('학번', { exact: true }));
  await page.context().close();
});

test("an administrator's new student", async ({ page }) => {
  await enterAsAdmin(page, '/admin/users');
  await page.getByRole('button', { name: '사용자 만들기' }).click();
  await expectFiveDigits(page, page.getByRole('dialog').getByLabel('학번'));
});
