import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, newEmail, PASSWORD } from './people.ts';

/** The life of a session in the browser, with a clock that the test turns (specification 1, sections 4, 8 and 9). */

const MINUTE = 60_000;

/** A student with an account whose cookies this browser has; no page is open yet. */
async function signIn(context: BrowserContext): Promise<string> {
  const email = newEmail('student');
  const reply = await context.request.post('/api/auth/register', {
    data: {
      ...{ name: '세션 학생', email, password: PASSWORD, role: 'student' },
      ...{ school: `세션학교 ${email}`, student_number: '20110' },
      ...{ privacyConsent: true, termsConsent: true, ageConsent: true },
    },
  });
  expect(reply.status()).toBe(201);
  return email;
}

async function open(page: Page): Promise<void> {
  await page.goto('/student/classes');
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  // The limit is being counted: before, a leap of the clock would be over when it begins.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last_input'))).not.toBeNull();
}

/** The status of the current-user call with this browser's cookies. */
async function meStatus(context: BrowserContext): Promise<number> {
  return (await context.request.get('/api/auth/me')).status();
}

const isStored = (page: Page) => page.evaluate(() => localStorage.getItem('user') !== null);

function countRefreshes(context: BrowserContext): { count: number } {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) seen.count += 1;
  });
  return seen;
}

/** As if the access token had this many minutes left. */
async function leaveMinutes(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    (ms) => localStorage.setItem('session_expires_at', new Date(Date.now() + ms).toISOString()),
    minutes * MINUTE,
  );
}

const warning = (page: Page) => page.getByRole('dialog', { name: '곧 로그아웃돼요' });

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
  expect(await meStatus(context)).toBe(401);
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

test.describe('two tabs', () => {
  test('what is done in one keeps the other from its limit', async ({ page, context }) => {
    await context.clock.install();
    await signIn(context);
    const other = await context.newPage();
    await open(other);
    await open(page);
    await context.clock.runFor(50 * MINUTE);
    await page.mouse.move(200, 200);
    await context.clock.runFor(10 * MINUTE);
    for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
    await context.clock.runFor(46 * MINUTE);
    for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
    await warning(other).getByRole('button', { name: '계속 이용하기' }).click();
    await context.clock.runFor(2000);
    for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
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
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === 'access_token'))
      .toBe(true);
    expect(refreshes.count).toBeGreaterThanOrEqual(1);
    for (const tab of tabs) {
      await tab.reload();
      await expect(tab.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
    }
  });
});

test('the stored record is looked for every two seconds', async ({ page, context }) => {
  await context.clock.install();
  await signIn(context);
  await open(page);
  await page.evaluate(() => localStorage.removeItem('user'));
  await context.clock.runFor(2000);
  await expect(page).toHaveURL(/\/login$/);
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
    await expect.poll(() => page.evaluate(() => localStorage.getItem('app_version'))).toBe('1.0.3');
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
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해 주세요' })).toBeVisible();
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: '다시 시도' }).click();
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
  expect(await meStatus(context)).toBe(401);
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
  expect(await meStatus(context)).toBe(401);
});
