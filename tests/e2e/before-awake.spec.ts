import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from './awake.ts';

/** A page whose program is held back until the caller lets it go, as on a phone with a bad network. */
async function asleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\.js(?:\?.*)?$/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return wake;
}

/** Else the test would show nothing. */
async function expectAsleep(page: Page): Promise<void> {
  const keys = await page
    .locator('input')
    .first()
    .evaluate((input) => Object.keys(input).join());
  expect(keys).not.toContain('__react');
}

test.describe('somebody quick on a slow phone', () => {
  test('keeps what was typed and ticked before the registration woke up', async ({ page }) => {
    const wake = await asleep(page, '/register');
    await page.getByRole('radio', { name: '교사' }).check();
    await page.getByLabel('이름', { exact: true }).fill('윤혜원');
    await page.getByLabel('이메일').fill('early@example.com');
    await page.getByLabel('비밀번호', { exact: true }).fill('correct-horse-7');
    await page.getByRole('checkbox', { name: /만 14세/ }).check();
    await expectAsleep(page);
    wake();
    await expectAwake(page.getByLabel('이메일'));
    await expect(page.getByRole('radio', { name: '교사' })).toBeChecked();
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('윤혜원');
    await expect(page.getByLabel('이메일')).toHaveValue('early@example.com');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('correct-horse-7');
    await expect(page.getByRole('checkbox', { name: /만 14세/ })).toBeChecked();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('radio', { name: '교사' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /만 14세/ })).toBeChecked();
    // The form knows of it too: what is still missing is all that it asks for.
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByLabel('비밀번호 확인')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('이메일')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps what was typed before the login woke up', async ({ page }) => {
    const wake = await asleep(page, '/login');
    await page.getByLabel('이메일', { exact: true }).fill('early@example.com');
    await page.getByLabel('비밀번호', { exact: true }).fill('correct-horse-7');
    await expectAsleep(page);
    wake();
    await expectAwake(page.getByLabel('이메일', { exact: true }));
    await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('early@example.com');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('correct-horse-7');
  });
});
