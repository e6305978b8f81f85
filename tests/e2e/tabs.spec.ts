import { expect, type Page, test } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';
import { countRefreshes, MINUTE, open, signIn, warning } from './session-steps.ts';

/** Two tabs of one browser share one session (specification 1, section 4; decisions.md, section 3). */

const lastInput = (tab: Page) => tab.evaluate(() => localStorage.getItem('last_input'));

test('what is done in one keeps the other from its limit', async ({ page, context }) => {
  await context.clock.install();
  await signIn(context);
  const other = await context.newPage();
  await open(other);
  await open(page);
  await context.clock.runFor(50 * MINUTE);
  const before = await lastInput(other);
  await page.mouse.move(200, 200);
  // The word of it crosses between two processes: before it has, the other's clock must not leap over its limit.
  await expect.poll(() => lastInput(other)).not.toBe(before);
  await context.clock.runFor(10 * MINUTE);
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
  // Three minutes behind the five of the warning: the two tabs do not tell the same second.
  await context.clock.runFor(48 * MINUTE);
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await warning(other).getByRole('button', { name: '계속 이용하기' }).click();
  // This word crosses as the one above did, and the clock of the test does not go meanwhile.
  await expect(async () => {
    await context.clock.runFor(2000);
    for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('signing out in one signs the other out', async ({ page, context }) => {
  await signIn(context);
  const other = await context.newPage();
  await open(other);
  await open(page);
  await page.getByRole('button', { name: /님의 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('로그인이 끝나서')).toBeVisible();
});

test('the other shows who signed in meanwhile, and nothing of who was there before', async ({
  page,
  context,
}) => {
  await signIn(context);
  const other = await context.newPage();
  await open(other);
  await open(page);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  const email = newEmail('teacher');
  const xsrf = (await context.cookies()).find(({ name }) => name === 'X-XSRF-TOKEN')?.value ?? '';
  await context.request.post('/api/auth/register', {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) },
    data: {
      ...{ name: '다음 교사', email, password: PASSWORD, role: 'teacher', school: '세션학교' },
      ...{ privacyConsent: true, termsConsent: true, ageConsent: true },
    },
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await expect(other).toHaveURL(/\/teacher\/dashboard$/);
  await expect(other.getByRole('button', { name: '다음 교사님의 메뉴' })).toBeVisible();
});

test('both go on when both find the token gone at once', async ({ page, context }) => {
  await signIn(context);
  const refreshes = countRefreshes(context);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/student/dashboard');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await context.clearCookies({ name: 'access_token' });
  const menu = (tab: Page) => tab.getByRole('navigation', { name: '주 메뉴' }).first();
  await Promise.all(tabs.map((tab) => menu(tab).getByRole('link', { name: '수업' }).click()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'access_token'))
    .toBe(true);
  expect(refreshes.count).toBeGreaterThanOrEqual(1);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  }
});
