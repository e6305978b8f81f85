import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, pressLogin } from './people.ts';

/** What stands around the screens: the menu on phones, the guards, and pages that somebody signed in never sees. */

const email = newEmail('teacher');
test.beforeAll(async () => {
  await new FetchClient(process.env['GIROK_ORIGIN'] ?? '').register('teacher', email);
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
}

test('on a phone the header folds its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const button = page.getByRole('button', { name: '메뉴', exact: true });
  await button.click();
  await expect(page.getByRole('navigation', { name: '계정' }).getByRole('link')).toHaveText([
    '로그인',
    '회원가입',
  ]);
  await signIn(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator('#header-menu');
  await expect(menu).toContainText(email);
  await expect(menu).toContainText('교사');
  await expect(menu.getByRole('link')).toHaveText(['대시보드', '수업', '내 정보']);
  await expectAccessible(page);
  await menu.getByRole('radio', { name: '어둡게' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: '수업' }).click();
  await expect(page).toHaveURL(/\/teacher\/classes$/);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('somebody signed in sees a spinner, never a page for visitors; without a line, a way to try again', async ({
  page,
}) => {
  await signIn(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-returning', '');
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).visibility)).toBe('hidden');
  await page.goto('/teacher/classes', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('status').first()).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await page.unroute('**/api/auth/me');

  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/teacher/dashboard');
  await expect(page.getByRole('heading', { name: '네트워크 연결을 확인해 주세요' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/네트워크/);
});

test('on a phone a toast stands above the question about cookies, and comes down once it is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await signIn(page);
  await page.goto('/profile');
  const save = async (name: string) => {
    await page.getByLabel('이름', { exact: true }).fill(name);
    await page.getByRole('button', { name: '저장', exact: true }).click();
  };
  await save('첫 이름');
  const toast = page.locator('.Toastify__toast');
  await toast.hover();
  const banner = page.getByRole('region', { name: '쿠키 안내' });
  const boxOf = async (locator: typeof toast) =>
    (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 };
  await expect(async () => {
    const [said, asked] = [await boxOf(toast), await boxOf(banner)];
    expect(said.y + said.height).toBeLessThanOrEqual(asked.y);
  }).toPass();
  await banner.getByRole('button', { name: '거부' }).click();
  await save('다음 이름');
  await toast.last().hover();
  await expect(async () => {
    const [said, bar] = [
      await boxOf(toast.last()),
      await boxOf(page.getByRole('navigation', { name: '주 메뉴' }).last()),
    ];
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
    expect(said.y + said.height).toBeGreaterThan(bar.y - 40);
  }).toPass();
  // A sheet has its buttons where the toast was: it goes out of their way.
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  for (const button of await page.getByRole('dialog').getByRole('button').all())
    await button.click({ trial: true });
});
