import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { BUILT_IN } from '../../server/features/notices/built-in.ts';
import { expectAccessible } from './people.ts';

/** What a visitor sees, in a browser that has never been here. */
test.use({ storageState: { cookies: [], origins: [] } });

/** Bytes on the wire, headers included, and of scripts as gzip would send them (the targets of the landing). */
const FIRST_VISIT_BYTES = 200_000;
const SCRIPT_BYTES = 130_000;
const SHIFT = 0.02;

const PAGES: { path: string; says: string[]; status?: number }[] = [
  {
    path: '/',
    says: ['한 편의 기록으로', '학생이 이끄는 자기평가', '아껴 쓰는 선생님의 시간', '기록문 완성하기'],
  },
  { path: '/home', says: ['학교생활기록부 작성을 돕습니다', '2025년 7월 15일 시행'] },
  { path: '/login', says: ['로그인 유지', '비밀번호를 잊었어요', 'Google 계정으로 로그인', 'Powered by'] },
  {
    path: '/register',
    says: ['회원가입', '학번', '(필수) 만 14세 이상이에요', '(선택) 새 소식 받기에 동의해요'],
  },
  { path: '/privacy-policy', says: ['2025년 1월 29일', '2025년 2월 1일', '10. 개인정보처리방침의 변경'] },
  { path: '/terms-of-service', says: ['2025년 2월 1일', '제16조 (분쟁의 해결)'] },
  { path: '/contact', says: ['문의하기', '평일 09:00~18:00'] },
  { path: '/nowhere', says: ['404', '페이지를 찾을 수 없습니다'], status: 404 },
];

/** As a content policy names an inline script or sheet. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Everything a page complains about: scripts that fail, markup that was not taken over, a content policy that was hurt. */
function listenForNoise(page: Page, allowed: RegExp): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !allowed.test(line.text())) noise.push(line.text());
  });
  return noise;
}

for (const { path, says, status = 200 } of PAGES) {
  test(`${path} stands in the HTML before any script runs`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    for (const sentence of says) await expect(page.getByText(sentence).first()).toBeVisible();
    // The styles came with it: headings are not the browser's own.
    const weight = await page
      .locator('h1')
      .first()
      .evaluate((h1) => getComputedStyle(h1).fontWeight);
    expect(weight).toBe('800');
    await context.close();
  });

  test(`${path} is taken over without a shift, without noise, and for everybody`, async ({ page }) => {
    const noise = listenForNoise(page, status === 404 ? /404/ : /^$/);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The font comes after the first paint, as in a slow network: what stood in for it must have been as wide and as high.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === '/login') await page.getByRole('button', { name: '확인' }).click();
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThanOrEqual(SHIFT);
    await expectAccessible(page);
    expect(noise).toEqual([]);
  });
}

test('the first visit of the login page is small', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let total = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/login');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts);
  const zipped = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(zipped, 'scripts, gzipped').toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(total, 'everything, as transferred').toBeLessThanOrEqual(FIRST_VISIT_BYTES);
});

/** Which notice stands on the login screen in this browser now; null: none came. */
async function noticeAtLogin(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  return page;
}

test('a notice goes for its version, or for good', async ({ context }) => {
  const notice = BUILT_IN.find(({ showOnLogin }) => showOnLogin);
  const title = notice?.title ?? '';
  /** The next version of the same notice, as an administrator would publish it. */
  const publishNext = (version: string) =>
    context.route('**/api/site', async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = (await response.json()) as { data: { notices: object[] } };
      const notices = [{ ...notice, version }];
      await route.fulfill({ response, json: { ...envelope, data: { ...data, notices } } });
    });

  const first = await noticeAtLogin(context);
  const dialog = first.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(first);
  await first.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await expect((await noticeAtLogin(context)).getByLabel('이메일')).toBeVisible();
  await (await noticeAtLogin(context)).waitForTimeout(800);
  expect(await context.pages().at(-1)?.getByRole('dialog').count()).toBe(0);

  await publishNext('99.0.0');
  const next = await noticeAtLogin(context);
  const again = next.getByRole('dialog', { name: title });
  await expect(again).toBeVisible();
  await again.getByLabel('다시 보지 않기').check();
  // Before the browser has told anybody that its dialog is closed: whoever leaves the page at once has confirmed, too.
  const kept = await again.getByRole('button', { name: '확인' }).evaluate((button: HTMLElement) => {
    button.click();
    return localStorage.getItem('dismissed-notices');
  });
  expect(JSON.parse(kept ?? '')).toMatchObject([{ version: '99.0.0', permanent: true }]);
  await expect(again).toBeHidden();

  await context.unroute('**/api/site');
  await publishNext('100.0.0');
  const last = await noticeAtLogin(context);
  await last.waitForTimeout(800);
  expect(await last.getByRole('dialog').count()).toBe(0);
});

for (const [button, value] of [
  ['동의', 'accepted'],
  ['거부', 'declined'],
] as const) {
  test(`the cookie banner keeps "${button}" with its date and is gone`, async ({ page }) => {
    await page.goto('/home');
    const banner = page.getByRole('region', { name: '쿠키 안내' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: button, exact: true }).click();
    await expect(banner).toBeHidden();
    const kept = await page.evaluate(() => [
      localStorage.getItem('cookieConsent'),
      Date.parse(localStorage.getItem('cookieConsentDate') ?? '') > 0,
    ]);
    expect(kept).toEqual([value, true]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner).toBeHidden();
  });
}

for (const [system, chosen, paper] of [
  ['light', 'dark', 'rgb(22, 23, 27)'],
  ['dark', 'light', 'rgb(251, 250, 247)'],
] as const) {
  test(`${chosen}, chosen on a ${system} system, is there before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/login');
    await page.evaluate((theme) => localStorage.setItem('theme', theme), chosen);
    // The page's own code never arrives: only what stands in the document has run.
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        const { dataset } = document.documentElement;
        dataset['firstPaint'] ??= `${dataset['theme']} ${getComputedStyle(document.body).backgroundColor}`;
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-first-paint', `${chosen} ${paper}`);
  });
}

test('no document waits for a script, and the policy of each names what stands in it', async ({
  request,
}) => {
  const paths = [...PAGES.map(({ path }) => path), '/offline', '/teacher/classes', '/index.html'];
  for (const path of paths) {
    for (const encoding of ['br', 'identity']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      const sources = (directive: string) =>
        policy.match(new RegExp(`${directive} ([^;]*)`))?.[1]?.split(' ');
      expect([path, policy.includes('unsafe')]).toEqual([path, false]);
      const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
      const inline = scripts.filter(([, attributes = '']) => !attributes.includes('src='));
      const waiting = scripts.filter(
        ([, attributes = '']) => /src=/.test(attributes) && !/module/.test(attributes),
      );
      expect([path, waiting.length, inline.length]).toEqual([path, 0, 1]);
      const hashes = inline.map(([, , code = '']) => hashOf(code));
      expect([path, sources('script-src')]).toEqual([path, ["'self'", ...hashes]]);
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) =>
        hashOf(sheet),
      );
      expect([path, sources('style-src')]).toEqual([path, ["'self'", ...styles]]);
    }
  }
});

test('a missing chunk reloads the page once, then says what to do', async ({ page }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '확인' }).click();
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  // Every chunk that is not here yet is of a version that is gone.
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: '회원가입' }).click();
  await expect.poll(() => documents).toBe(1);
  await page.unroute(/\/assets\/[^/]+\.js$/);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: '회원가입' }).click();
  await expect(page.getByRole('heading', { name: '화면을 새로 불러와야 해요' })).toBeVisible();
  await expect(page.getByRole('button', { name: '새로고침' })).toBeVisible();
});

test('what is typed and pressed before the code of the page is there counts', async ({ page }) => {
  let arrive = () => {};
  const holdBack = async (path: string): Promise<void> => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.unrouteAll();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await arrived;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'commit' });
  };
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));

  await holdBack('/register');
  await page.getByRole('radio', { name: '교사' }).check();
  await page.getByLabel('이름', { exact: true }).fill('이른사람');
  await page.getByLabel('비밀번호', { exact: true }).fill('correct-horse-7');
  await page.getByRole('checkbox', { name: /이용약관/ }).check();
  await page.getByRole('button', { name: '가입하기' }).click();
  arrive();
  await expect(page.getByText('필수 동의 항목을 확인해 주세요.')).toBeVisible();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('이른사람');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('correct-horse-7');
  await expect(page.getByRole('radio', { name: '교사' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /이용약관/ })).toBeChecked();
  await expect(page.getByLabel('이메일')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');

  await holdBack('/login');
  await page.getByLabel('이메일').fill('nobody@example.com');
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-horse-9');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await holdBack('/login');
  await page.getByRole('button', { name: 'Google 계정으로 로그인' }).click();
  arrive();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByText(/설정되어 있지 않아요/))
      .first(),
  ).toBeVisible();
});
