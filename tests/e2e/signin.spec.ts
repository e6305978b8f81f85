// Long, because every way in shares one identity provider and one mail server, which take their time to start.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type AddressInfo, createServer } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { FetchClient, SCHOOL } from '../support/fetch-client.ts';
import { type StandInGoogle, startGoogle } from '../support/google.ts';
import { openPostbox, type Postbox, textOf } from '../support/smtp.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, PASSWORD, pressLogin } from './people.ts';

/** A school with an identity provider and a mail server: every way in but the plain password. */

let google: StandInGoogle;
let postbox: Postbox;

/** The letter's link needs the address before the server knows its own port. */
async function freePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

const server = ownServer('signin', {
  env: async () => {
    google = await startGoogle();
    postbox = await openPostbox();
    const port = await freePort();
    return {
      ...{ PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` },
      ...{ SMTP_URL: `smtp://127.0.0.1:${postbox.port}`, MAIL_FROM: 'girok@school.example' },
      ...google.env,
    };
  },
});
test.afterAll(async () => {
  await google.close();
  await postbox.close();
});

let context: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  test.setTimeout(180_000);
  context = await browser.newContext({ baseURL: server.origin, locale: 'ko-KR' });
  page = await context.newPage();
  await page.goto('/login');
  // The notice of the version would stand in front of everything.
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
});
test.afterEach(() => context.close());

const overlay = () => page.getByRole('dialog', { name: 'Google 계정으로 로그인' });

/** Presses our button, then Google's own. @returns the window that it opens */
async function openGoogle(): Promise<Page> {
  await page.getByRole('button', { name: 'Google 계정으로 로그인' }).click();
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Google 계정으로 계속하기' });
  await button.waitFor();
  // The button stands still in its frame while the frame itself comes in with the dialog.
  await overlay().evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
}

/** Signs in at the provider as whoever owns `email`. */
async function comeWithGoogle(email: string): Promise<void> {
  const popup = await openGoogle();
  await popup.locator('[name=login]').fill(email);
  await popup.locator('[name=password]').fill('anything');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
  ]);
}

async function signInWithPassword(email: string, password: string): Promise<void> {
  await pressLogin(page, email, password);
}

test('somebody new comes with Google, chooses a role, and is known the next time', async () => {
  const email = newEmail('google');
  await comeWithGoogle(email);
  await expect(overlay().getByText('75%')).toBeVisible();
  await expect(page).toHaveURL(/\/role-selection$/);
  await expect(page.getByText('구글사람 님, 환영해요.')).toBeVisible();

  for (const path of ['/', '/home', '/login', '/dashboard', '/profile', '/teacher/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/role-selection$/);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/role-selection');
  await expectAccessible(page);

  await page.getByRole('radio', { name: /학생/ }).check();
  await page.getByLabel('학교 이름').fill('구글고등학교');
  await page.getByLabel('학번', { exact: true }).fill('20110');
  await page.getByRole('button', { name: '입력한 내용 확인하기' }).click();
  await expect(page.getByText('필수 동의 항목을 모두 확인해 주세요.')).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  await page.getByRole('button', { name: '입력한 내용 확인하기' }).click();
  const confirm = page.getByRole('dialog', { name: '이대로 시작할까요?' });
  for (const value of ['학생', '구글고등학교', '20110', '2학년', '1반'])
    await expect(confirm.getByText(value, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: '확인하고 시작하기' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);

  await page.goto('/role-selection');
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/login');
  await comeWithGoogle(email);
  await expect(overlay().getByText('100%')).toBeVisible();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

test('a teacher chooses the role by keyboard alone', async () => {
  await comeWithGoogle(newEmail('google'));
  await expect(page).toHaveURL(/\/role-selection$/);
  await expect(page.getByRole('button', { name: '입력한 내용 확인하기' })).toBeVisible();
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 20; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('radio', { name: /학생/ }));
  const teacher = page.getByRole('radio', { name: /교사/ });
  // The arrow goes round the group: pressed until it stands at the other role, however slow the page draws it.
  await expect(async () => {
    if (!(await teacher.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(teacher).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('학번', { exact: true })).toHaveCount(0);
  // Sent too early, the keyboard stands at the first field that is missing.
  await page.keyboard.press('Enter');
  const school = page.getByLabel(/소속 학교|학교 이름/);
  await expect(school).toBeFocused();
  await page.keyboard.type('자판고등학교');
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) {
    await tabTo(box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await tabTo(page.getByRole('button', { name: '입력한 내용 확인하기' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: '이대로 시작할까요?' });
  await expect(confirm.getByText('교사', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(page.getByRole('button', { name: '입력한 내용 확인하기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(confirm.getByRole('button', { name: '확인하고 시작하기' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

test('a number that is taken is said at its field, and everything typed is still there', async () => {
  await new FetchClient(server.origin).register('student', newEmail('student'), '30701');
  await comeWithGoogle(newEmail('google'));
  await expect(page).toHaveURL(/\/role-selection$/);
  await page.getByRole('radio', { name: /학생/ }).check();
  await page.getByLabel('학교 이름').fill(SCHOOL);
  await page.getByLabel('학번', { exact: true }).fill('30701');
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  const finish = async () => {
    await page.getByRole('button', { name: '입력한 내용 확인하기' }).click();
    await page.getByRole('button', { name: '확인하고 시작하기' }).click();
  };
  await finish();
  await expect(page.getByText('이미 사용 중인 학번입니다.')).toBeVisible();
  await expect(page.getByLabel('학번', { exact: true })).toBeFocused();
  await expect(page.getByLabel('학교 이름')).toHaveValue(SCHOOL);
  await page.getByLabel('학번', { exact: true }).fill('30702');
  await finish();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

test("an address that somebody registered is refused, a closed window and one's own doubts end nothing", async () => {
  const email = newEmail('teacher');
  await new FetchClient(server.origin).register('teacher', email);
  await comeWithGoogle(email);
  await expect(page.getByRole('alert')).toContainText('이 이메일로 가입한 계정이 이미 있습니다.');
  await expect(overlay()).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);

  const popup = await openGoogle();
  await popup.locator('[name=login]').waitFor();
  await popup.close();
  // A browser without a screen gives no window the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(overlay().getByText('Google 로그인이 취소되었습니다.')).toBeVisible();
  await expectAccessible(page, { arrived: true });
  await overlay().getByRole('button', { name: '취소' }).click();
  await expect(overlay()).toBeHidden();
  await expect(page.getByText('Google 로그인이 취소되었습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google 계정으로 로그인' })).toBeFocused();
});

test('whoever cancels while it is processed is not signed in', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/google/verify', async (route) => {
    await held;
    await route.continue();
  });
  await comeWithGoogle(newEmail('google'));
  await expect(overlay().getByText('50%')).toBeVisible();
  await overlay().getByRole('button', { name: '취소' }).click();
  const signedOut = page.waitForResponse('**/api/auth/logout');
  answer();
  await signedOut;
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a second factor is asked for without losing what was typed', async () => {
  const email = newEmail('teacher');
  const client = new FetchClient(server.origin);
  await client.register('teacher', email);
  const { secret } = await client.must('startTotp', { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await client.must('confirmTotp', { code: totp.generate() });

  await page.getByRole('checkbox', { name: '로그인 유지' }).check();
  await signInWithPassword(email, PASSWORD);
  const code = page.getByLabel('인증 코드');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(PASSWORD);
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('인증 코드가 올바르지 않습니다.')).toBeVisible();
  await expectAccessible(page);
  await code.fill(recoveryCodes[0] ?? '');
  await code.press('Enter');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

test('a linked account with a second factor is asked for it after Google, and a lost network is said', async () => {
  const email = newEmail('teacher');
  const client = new FetchClient(server.origin);
  await client.register('teacher', email);
  // What Google says never reaches the server this time; the person links the account with it instead.
  let idToken = '';
  await page.route('**/api/auth/google/verify', async (route) => {
    idToken = (route.request().postDataJSON() as { idToken: string }).idToken;
    await route.abort();
  });
  await comeWithGoogle(email);
  await expect(page.getByRole('alert')).toContainText('인터넷 연결을 확인');
  await page.unroute('**/api/auth/google/verify');
  await client.must('linkGoogle', { idToken, password: PASSWORD });
  const { secret } = await client.must('startTotp', { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await client.must('confirmTotp', { code: totp.generate() });

  await comeWithGoogle(email);
  const code = overlay().getByLabel('인증 코드');
  await expect(code).toBeFocused();
  await code.press('Enter');
  await expect(overlay().getByText('인증 코드를 입력해 주세요.')).toBeVisible();
  await code.fill('000000');
  await code.press('Enter');
  await expect(overlay().getByText('인증 코드가 올바르지 않습니다.')).toBeVisible();
  await expectAccessible(page, { arrived: true });
  await code.fill(recoveryCodes[1] ?? '');
  await code.press('Enter');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
});

test('a forgotten password is set anew with the link of a letter', async () => {
  const email = newEmail('teacher');
  await new FetchClient(server.origin).register('teacher', email);
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByRole('button', { name: '비밀번호를 잊었어요' }).click();
  await expect(page.getByLabel('가입한 이메일')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: '링크 받기' }).click();
  await expect(page.getByText('링크를 보냈습니다.')).toBeVisible();
  await expect.poll(() => postbox.letters.length).toBeGreaterThan(0);
  const link = /http\S+/.exec(textOf(postbox.letters.at(-1)?.raw ?? ''))?.[0] ?? '';
  expect(link).toContain(`${server.origin}/reset-password#token=`);

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('새 비밀번호', { exact: true }).fill('짧다');
  await expect(page.getByLabel('미충족').first()).toBeVisible();
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('새 비밀번호', { exact: true }).fill('another-horse-8');
  await expect(page.getByLabel('미충족')).toHaveCount(0);
  await page.getByLabel('새 비밀번호 확인').fill('another-horse-8');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInWithPassword(email, 'another-horse-8');
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);

  await page.goto(link);
  await page.getByLabel('새 비밀번호', { exact: true }).fill('third-horse-9');
  await page.getByLabel('새 비밀번호 확인').fill('third-horse-9');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByRole('alert')).toContainText('이미 쓴 링크입니다');
  await expectAccessible(page);
});
