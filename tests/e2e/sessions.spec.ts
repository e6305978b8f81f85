import { expect, test } from '@playwright/test';
import { expectAccessible } from './people.ts';
import { browserOf, scripted } from './scripted.ts';
import {
  countRefreshes,
  isStored,
  leaveMinutes,
  meStatus,
  MINUTE,
  open,
  signIn,
  warning,
} from './session-steps.ts';

/** The life of a session in the browser, with a clock that the test turns (specification 1, sections 4, 8 and 9). */

test('the token is renewed every five minutes when less than half an hour is left', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(context);
  const refreshes = countRefreshes(context);
  await open(page);
  await leaveMinutes(page, 36);
  await context.clock.runFor(5 * MINUTE);
  expect(refreshes.count, '31 minutes left').toBe(0);
  await context.clock.runFor(5 * MINUTE);
  await expect.poll(() => refreshes.count).toBe(1);
  await expect
    .poll(() =>
      page.evaluate(() => Date.parse(localStorage.getItem('session_expires_at') ?? '') - Date.now()),
    )
    .toBeGreaterThan(100 * MINUTE);
  await context.clock.runFor(5 * MINUTE);
  expect(refreshes.count).toBe(1);
  expect(await meStatus(context)).toBe(200);
});

test('an hour without input: a warning with a countdown, a way to stay, and the end', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(context);
  await open(page);
  await context.clock.runFor(54 * MINUTE);
  await expect(warning(page)).toHaveCount(0);
  await context.clock.runFor(2 * MINUTE);
  await expect(warning(page)).toContainText(/[34]분 \d+초 뒤에/);
  await expectAccessible(page);
  await context.clock.runFor(MINUTE);
  await expect(warning(page)).toContainText(/[23]분 \d+초 뒤에/);
  await warning(page).getByRole('button', { name: '계속 이용하기' }).click();
  await expect(warning(page)).toHaveCount(0);
  await context.clock.runFor(54 * MINUTE);
  await expect(warning(page)).toHaveCount(0);
  await context.clock.runFor(2 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await context.clock.runFor(5 * MINUTE);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText('한동안 움직임이 없어 로그아웃했어요.')).toBeVisible();
  await expect.poll(() => meStatus(context)).toBe(401);
});

test('each kind of input counts, and after a sleep of the computer the end comes at once', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(context);
  await open(page);
  const lastInput = () => page.evaluate(() => Number(localStorage.getItem('last_input')));
  for (const kind of ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click']) {
    await context.clock.runFor(6000);
    const before = await lastInput();
    await page.evaluate((name) => document.body.dispatchEvent(new Event(name)), kind);
    expect(await lastInput(), kind).toBeGreaterThan(before);
  }
  await context.clock.fastForward(61 * MINUTE);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the setting moves the warning and the end', async ({ page, context }) => {
  await context.clock.install();
  await signIn(context);
  await page.route('**/api/site', async (route) => {
    const reply = await route.fetch();
    const { data } = (await reply.json()) as { data: object };
    await route.fulfill({ json: { success: true, data: { ...data, sessionTimeout: 30 } } });
  });
  await open(page);
  await context.clock.runFor(24 * MINUTE);
  await expect(warning(page)).toHaveCount(0);
  await context.clock.runFor(2 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await context.clock.runFor(5 * MINUTE);
  await expect(page).toHaveURL(/:\d+\/$/);
  // The landing page asks once more; its answer may come when the test is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the stored record is looked for every two seconds', async ({ page, context }) => {
  await context.clock.install();
  await signIn(context);
  await open(page);
  await page.evaluate(() => localStorage.removeItem('user'));
  await context.clock.runFor(2000);
  await expect(page).toHaveURL(/\/login$/);
});

test('whoever the server does not know any more is forgotten, and stays where everybody may be', async ({
  page,
  context,
}) => {
  await signIn(context);
  for (const status of [401, 403]) {
    await open(page);
    expect(await isStored(page)).toBe(true);
    await page.route('**/api/auth/me', (route) => route.fulfill({ status, body: 'no' }));
    await page.goto('/terms-of-service');
    await expect.poll(() => isStored(page)).toBe(false);
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await page.unroute('**/api/auth/me');
  }
});

test('what older versions left in the browser goes, and nothing else', async ({ page, context }) => {
  await page.goto('/login');
  const draft = JSON.stringify({
    responses: ['가'],
    teacherRequest: '',
    savedAt: Date.now(),
    syncedAs: null,
  });
  const others = { 'evaluation-draft-u-e': draft, 'dismissed-notices': '[]', 'form-autosave': 'x' };
  const lookAfter = async (before: Record<string, string>) => {
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, before);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
    // The drawn page is there before its code, which takes over what was kept for it.
    await page.waitForFunction(() => !('girokEarly' in window));
    expect(await page.evaluate(() => localStorage.getItem('app_version'))).toBe('1.0.3');
    return page.evaluate(() =>
      Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
    );
  };
  for (const left of [
    { token: 't', refreshToken: 'r', user: '{}', app_version: '1.0.3' },
    { refreshToken: 'r', user: '{}', app_version: '1.0.3' },
    { token: 't', refreshToken: 'r', user: '{}', app_version: '1.0.2' },
    { user: '{}', app_version: '0.9' },
  ]) {
    const after = await lookAfter({ ...left, ...others });
    for (const key of ['token', 'refreshToken', 'user']) expect(after).not.toHaveProperty(key);
    expect(after).toMatchObject(others);
  }
  // With the cookies of a living session only the tokens go.
  await signIn(context);
  await open(page);
  await page.evaluate(() => localStorage.setItem('token', 't'));
  await open(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await isStored(page)).toBe(true);
});

test('without a network: a screen to try again for who is signed in, the login for who is not', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page);
  await context.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해 주세요' })).toBeVisible();
  await expectAccessible(page);
  const retry = page.getByRole('button', { name: '다시 시도' });
  // This try has failed before the line is back: one that is still on its way would get through and take the button along.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/me'));
  await retry.click();
  await failed;
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해 주세요' })).toBeVisible();
  await context.unroute('**/api/**');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();

  // Any other trouble with the question who is there: the record of the last visit serves.
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await page.unrouteAll();

  // Signing out without a network holds, too: the server hears of it at the next visit, before anything else.
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: /님의 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await meStatus(context)).toBe(200);
  await page.goto('/student/classes');
  await expect(page).toHaveURL(/\/login$/);
  await context.unroute('**/api/**');
  await page.goto('/student/classes');
  await expect(page).toHaveURL(/\/login$/);
  // The page waits five seconds for the server's answer and no longer; the server hears of it all the same.
  await expect.poll(() => meStatus(context)).toBe(401);
});

test('a version that is too old starts over at the login', async ({ page, context }) => {
  await signIn(context);
  await open(page);
  await page.route('**/api/student/classes', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: 'VERSION_MISMATCH', message: '', error: '' },
    }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login\?reload=true$/);
  await expect(page.getByText('새 버전이 나왔어요. 다시 로그인해 주세요.')).toBeVisible();
  expect(await isStored(page)).toBe(false);
  // The page goes on after two seconds without the server's answer.
  await expect.poll(() => meStatus(context)).toBe(401);
});

test('a device whose clock is two hours wrong renews no sooner and no later than the others', async ({
  browser,
}) => {
  for (const [off, number] of [
    [120 * MINUTE, '20171'],
    [-120 * MINUTE, '20172'],
  ] as const) {
    const { email } = await scripted('student', number);
    const { page } = await browserOf(browser, email, off);
    const context = page.context();
    const refreshes = countRefreshes(context);
    await open(page);
    await open(page);
    expect(refreshes.count, 'a fresh token').toBe(0);
    // The access token has ended while the tab was closed.
    await context.clearCookies({ name: 'access_token' });
    await page.evaluate(
      (at) => localStorage.setItem('session_expires_at', at),
      new Date(Date.now() - MINUTE).toISOString(),
    );
    await open(page);
    expect(refreshes.count, 'an ended token').toBe(1);
    await context.close();
  }
});
