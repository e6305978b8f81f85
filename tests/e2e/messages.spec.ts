import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { type Answer, bare, expectSentences, gone, says, saysError } from './answers.ts';
import { newEmail, PASSWORD, pressLogin } from './people.ts';
import { inDialog } from './press.ts';

/**
 * The sentences of section 8 of both specifications, screen by screen: what the server says comes first, and where it says
 * nothing (a proxy's page) the screen has a sentence of its own. The same lines for the transport are in
 * web/lib/error-catalogue.test.ts, those of Google's sign-in in web/features/google/sign-in-steps.test.ts, those of the
 * administrator in admin-messages.spec.ts.
 */

let sentences = 0;
/** What the server says, in either field, and the screen's own sentence. None is said twice: toasts stay for a while. */
function first(fallback: string): [Answer, string][] {
  sentences += 1;
  const [message, error] = [`서버가 하는 말 ${sentences}번입니다.`, `오류 칸의 말 ${sentences}번입니다.`];
  return [
    [says(500, message), message],
    [saysError(500, error), error],
    [bare(500), fallback],
  ];
}

const NO_ANSWER = /서버에 연결하지 못했습니다/;
const origin = () => process.env['GIROK_ORIGIN'] ?? '';
const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click();

async function enter(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(path);
}
/** The real answer about the person here, with something about them changed. */
async function asIf(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { user: object } };
    const user = { ...envelope.data.user, ...change };
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, user } } });
  });
}

test('signing in and registering', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('이메일').fill('somebody@example.com');
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-horse-9');
  await expectSentences(page, '**/api/auth/login', press(page, '로그인'), [
    ...first('이메일 또는 비밀번호가 올바르지 않습니다.'),
    [says(429, '너무 많다는 말입니다.'), '너무 많다는 말입니다.'],
    [gone, NO_ANSWER],
  ]);

  await page.goto('/register');
  await page.getByRole('radio', { name: '교사' }).check();
  await page.getByLabel('이름', { exact: true }).fill('새사람');
  await page.getByLabel('이메일').fill(newEmail('teacher'));
  await page.getByLabel('소속 학교').fill('이야기고등학교');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  await expectSentences(page, '**/api/auth/register', press(page, '가입하기'), [
    ...first('회원가입하지 못했습니다.'),
    [gone, NO_ANSWER],
  ]);
});

test('choosing a role, and agreeing', async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail('teacher');
  await new FetchClient(origin()).register('teacher', email);
  await enter(page, email, '/profile');
  await asIf(page, { role: null });
  await page.goto('/role-selection');
  await page.getByRole('radio', { name: '교사' }).check();
  await page.getByLabel('소속 학교').fill('이야기고등학교');
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  const choose = async () => {
    await press(page, '입력한 내용 확인하기')();
    await inDialog(page, '확인하고 시작하기');
  };
  await expectSentences(page, '**/api/auth/select-role', choose, [
    ...first('역할을 선택하지 못했습니다. 다시 시도해 주세요.'),
    [bare(409), '이미 사용 중인 학번입니다. 다른 학번을 입력해 주세요.'],
    [bare(429), '요청이 너무 많습니다. 나중에 다시 시도해 주세요.'],
  ]);

  await page.unroute('**/api/auth/me');
  await asIf(page, { consentRequired: true });
  await page.goto('/profile');
  const gate = page.getByRole('dialog', { name: '약관 동의가 필요해요' });
  await expect(gate).toBeVisible();
  // A small phone: what the gate asks is longer than the window, and its buttons stay in sight.
  await page.setViewportSize({ width: 360, height: 480 });
  await expect(gate.getByRole('button', { name: '동의하고 계속하기' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const box of await gate.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  await expectSentences(
    page,
    '**/api/auth/consent',
    () => inDialog(page, '동의하고 계속하기'),
    first('동의를 처리하는 중에 문제가 생겼습니다.'),
  );
  await inDialog(page, '동의하지 않기');
  await expect(page.getByText('동의하지 않으면 서비스를 이용할 수 없습니다.')).toBeVisible();
});

test('the profile', async ({ page }) => {
  test.setTimeout(180_000);
  const [email, elsewhere] = [newEmail('teacher'), new FetchClient(origin())];
  await elsewhere.register('teacher', email);
  await enter(page, email, '/profile');
  await page.getByLabel('이름', { exact: true }).fill('고친이름');
  await expectSentences(page, '**/api/users/me', press(page, '저장'), [
    ...first('내 정보를 저장하지 못했습니다.'),
    [gone, NO_ANSWER],
    [(route) => route.continue(), '내 정보를 저장했습니다.'],
  ]);
  await expectSentences(
    page,
    '**/api/users/me/data',
    press(page, '내 데이터 내려받기'),
    first('내 데이터를 내려받지 못했습니다.'),
  );

  const dialog = page.getByRole('dialog');
  const password = () => dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await press(page, '비밀번호 바꾸기')();
  await password();
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill('another-horse-8');
  await inDialog(page, '비밀번호 바꾸기');
  await expect(dialog.getByText('비밀번호를 한 번 더 입력해 주세요.')).toBeVisible();
  await dialog.getByLabel('새 비밀번호 확인').fill('another-horse-8');
  await expectSentences(
    page,
    '**/api/users/me/password',
    () => inDialog(page, '비밀번호 바꾸기'),
    first('비밀번호를 바꾸지 못했습니다.'),
  );
  await page.keyboard.press('Escape');

  await press(page, '역할 바꾸기')();
  await dialog.getByLabel('학번').fill('20110');
  await expectSentences(
    page,
    '**/api/auth/update-role',
    () => inDialog(page, '학생으로 바꾸기'),
    first('역할을 바꾸지 못했습니다.'),
  );
  await page.keyboard.press('Escape');

  await press(page, '두 단계 인증 설정하기')();
  await password();
  await expectSentences(
    page,
    '**/api/users/me/totp/start',
    () => inDialog(page, '다음'),
    first('두 단계 인증 설정을 시작하지 못했습니다.'),
  );
  await inDialog(page, '취소');

  const endOthers = async () => {
    await press(page, '다른 기기에서 모두 로그아웃')();
    await inDialog(page, '모두 로그아웃');
    await expect(dialog).toHaveCount(0);
  };
  await expectSentences(
    page,
    '**/api/users/me/sessions/end-others',
    endOthers,
    first('다른 기기에서 로그아웃하지 못했습니다.'),
  );

  await press(page, '회원 탈퇴')();
  await inDialog(page, '탈퇴하기');
  await password();
  await expectSentences(
    page,
    '**/api/users/me/withdraw',
    () => inDialog(page, '탈퇴하기'),
    first('탈퇴하지 못했습니다.'),
  );
});
