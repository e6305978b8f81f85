import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { type StandInGoogle, startGoogle } from '../support/google.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, PASSWORD, pressLogin } from './people.ts';

/** The profile at a site with an identity provider: linking, unlinking, and people who have no password. */

let google: StandInGoogle;
const server = ownServer('google-profile', {
  env: async () => {
    google = await startGoogle();
    return google.env;
  },
});
test.afterAll(() => google.close());

let context: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  test.setTimeout(180_000);
  context = await server.open(browser);
  page = await context.newPage();
});
test.afterEach(() => context.close());

/** Presses Google's own button and signs in at the provider as whoever owns `email`. */
async function answerAsGoogle(email: string): Promise<void> {
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Google 계정으로 계속하기' });
  // Right after a resize, on a busy machine, a press may miss a frame of another site.
  await expect(async () => {
    if (context.pages().length === 1) await button.click();
    await expect.poll(() => context.pages().length, { timeout: 5000 }).toBe(2);
  }).toPass();
  const popup = context.pages()[1] ?? page;
  await popup.locator('[name=login]').fill(email);
  await popup.locator('[name=password]').fill('anything');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
  ]);
}

const dialog = () => page.getByRole('dialog');
const card = () => page.getByRole('region', { name: 'Google 계정' });

test('an account is linked with the current password, and unlinked again', async () => {
  const email = newEmail('teacher');
  await new FetchClient(server.origin).register('teacher', email);
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/profile');
  await expect(card()).toContainText('연결되지 않음');

  const other = newEmail('google');
  const openDialog = () => card().getByRole('button', { name: 'Google 계정 연결하기' }).click();
  const password = () => dialog().getByLabel('현재 비밀번호');
  await openDialog();
  await expect(password()).toBeFocused();
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
  await expectAccessible(page);
  // Google first, the password forgotten and then mistaken: what Google said is not asked for again.
  await answerAsGoogle(other);
  await expect(password()).toBeFocused();
  for (const [given, sentence] of [
    ['', '비밀번호를 입력해 주세요.'],
    ['wrong-horse-9', '현재 비밀번호가 올바르지 않습니다.'],
  ] as const) {
    await password().fill(given);
    await dialog().getByRole('button', { name: '연결하기' }).click();
    await expect(dialog().getByText(sentence)).toBeVisible();
    await expect(password()).toBeFocused();
  }
  await dialog().getByRole('button', { name: '취소' }).click();
  // The password first, and then one press.
  await openDialog();
  await password().fill(PASSWORD);
  await answerAsGoogle(other);
  await expect(dialog()).toHaveCount(0);
  await expect(card()).toContainText('연결됨');
  await expect(card()).toContainText(other);

  await card().getByRole('button', { name: '연결 해제하기' }).click();
  await expect(dialog()).toContainText(other);
  await dialog().getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog().getByRole('button', { name: '연결 해제' }).click();
  await expect(card()).toContainText('연결되지 않음');
});

test('who has only ever come through Google sets a first password, or leaves with the word of Google', async () => {
  const email = newEmail('google');
  await page.goto('/login');
  // Drawn by the build, the button is there before what it does.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Google 계정으로 로그인' }).click();
  await answerAsGoogle(email);
  await expect(page).toHaveURL(/\/role-selection$/);
  await page.getByRole('radio', { name: /교사/ }).check();
  await page.getByLabel('소속 학교').fill('구글고등학교');
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  await page.getByRole('button', { name: '입력한 내용 확인하기' }).click();
  await dialog().getByRole('button', { name: '확인하고 시작하기' }).click();
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await page.goto('/profile');
  await expect(card()).toContainText('먼저 비밀번호를 정해 주세요');
  await expect(page.getByText('비밀번호를 먼저 정하면 두 단계 인증을 쓸 수 있어요.')).toBeVisible();

  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await answerAsGoogle(newEmail('google'));
  await dialog().getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog().getByRole('alert')).toContainText('Google 계정을 확인하지 못했습니다.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '비밀번호 정하기' }).click();
  await answerAsGoogle(email);
  await expect(dialog().getByLabel('새 비밀번호', { exact: true })).toBeFocused();
  await dialog().getByLabel('새 비밀번호', { exact: true }).fill('another-horse-8');
  await dialog().getByLabel('새 비밀번호 확인').fill('another-horse-8');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: '비밀번호 정하기' }).click();
  await expect(card().getByRole('button', { name: '연결 해제하기' })).toBeVisible();
  await new FetchClient(server.origin).must('login', { email, password: 'another-horse-8' });
});
