import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { totpOf } from '../../server/features/two-factor/second-factor.ts';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, newStudentNumber, PASSWORD, pressLogin } from './people.ts';

/** `/profile`: each card as a student, a teacher and an administrator meet it. */

async function openProfile(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
  return page;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const origin = () => process.env['GIROK_ORIGIN'] ?? '';

/** An app that has read the secret off the screen; `later` in steps of half a minute, for a code not yet used. */
async function codeOnScreen(page: Page, later = 0): Promise<string> {
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
  return totpOf(secret).generate({ timestamp: Date.now() + later * 30_000 });
}

test('a student: own data, other devices, password, then a teacher and back, then gone', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const [student, elsewhere] = [new FetchClient(origin()), new FetchClient(origin())];
  const email = newEmail('student');
  const number = newStudentNumber();
  await student.register('student', email, number);
  await elsewhere.must('login', { email, password: PASSWORD });
  const page = await openProfile(context, email);
  await expectAccessible(page);
  await expect(card(page, '두 단계 인증')).toHaveCount(0);
  await expect(card(page, 'Google 계정')).toContainText('설정되어 있지 않음');
  await expect(card(page, '계정')).toContainText(/최근 로그인\s*20\d\d\. /);

  const info = card(page, '기본 정보');
  await info.getByLabel('학번', { exact: true }).fill('2011');
  await info.getByRole('button', { name: '저장' }).click();
  await expect(info.getByLabel('학번', { exact: true })).toBeFocused();
  await expect(info.getByText(/5자리 숫자/)).toBeVisible();
  await info.getByLabel('학번', { exact: true }).fill(number);
  await info.getByLabel('이름', { exact: true }).fill('고친이름');
  await info.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('button', { name: '고친이름님의 메뉴' })).toBeVisible();

  const devices = card(page, '로그인된 기기');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '모두 로그아웃' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.must('getMe', {})).rejects.toThrow('UNAUTHENTICATED');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 데이터 내려받기' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^내_정보_\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { 계정: { 이름: string } };
  expect(data.계정.이름).toBe('고친이름');

  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('현재 비밀번호').fill('wrong-horse-9');
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('새 비밀번호 확인').fill(PASSWORD);
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(dialog.getByText('현재 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await expect(dialog.getByLabel('현재 비밀번호')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '역할 바꾸기' }).click();
  await expect(dialog.getByText(/참여한 수업에서 나가게/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '교사로 바꾸기' }).click();
  await expect(page).toHaveURL(/\/teacher\/dashboard$/);
  await page.getByRole('navigation').getByRole('link', { name: '내 정보' }).first().click();
  await page.getByRole('button', { name: '역할 바꾸기' }).click();
  // A small phone with its keyboard open: the buttons stay in sight.
  await page.setViewportSize({ width: 360, height: 520 });
  await expect(dialog.getByRole('button', { name: '학생으로 바꾸기' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: '학생으로 바꾸기' }).click();
  await expect(dialog.getByLabel('학번')).toBeFocused();
  await dialog.getByLabel('학번').fill(number);
  await dialog.getByRole('button', { name: '학생으로 바꾸기' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);

  await page.goto('/profile');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText('30일 뒤');
  // Nobody can: to an administrator whoever left does not exist (server/features/users/withdraw.test.ts).
  await expect(dialog).toContainText('되살릴 수 없고');
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog.getByLabel('현재 비밀번호')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page).toHaveURL(/\/$/);
  const login = new FetchClient(origin()).must('login', { email, password: PASSWORD });
  await expect(login).rejects.toThrow('ACCOUNT_DISABLED');
});

test('a teacher: the second factor is set up and asked for; a form in progress keeps the role', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const teacher = new FetchClient(origin());
  const email = newEmail('teacher');
  await teacher.register('teacher', email);
  const page = await openProfile(context, email);
  const dialog = page.getByRole('dialog');
  const factor = card(page, '두 단계 인증');
  await factor.getByRole('button', { name: '두 단계 인증 설정하기' }).click();
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
  const field = dialog.getByLabel('앱에 나온 6자리 숫자');
  await expect(field).toBeFocused();
  await field.fill('12345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('앱에 보이는 6자리 숫자를 입력해 주세요.')).toBeVisible();
  await expectAccessible(page);
  const next = await codeOnScreen(page, 1);
  await field.fill(await codeOnScreen(page));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('복구 코드를 보관해 주세요')).toBeFocused();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '파일로 저장' }).click();
  const kept = readFileSync(await (await waiting).path(), 'utf8');
  for (const code of codes) expect(kept).toContain(code);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '보관했어요' }).click();
  await expect(factor).toContainText('켜짐');
  await expect(factor).toContainText('10개');

  const again = new FetchClient(origin());
  const without = again.must('login', { email, password: PASSWORD });
  await expect(without).rejects.toThrow('TOTP_REQUIRED');
  await again.must('login', { email, password: PASSWORD, totp: codes[0] ?? '' });
  await page.reload();
  await expect(factor).toContainText('9개');
  await factor.getByRole('button', { name: '복구 코드 새로 만들기' }).click();
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog.getByLabel('앱에 나온 6자리 숫자').fill('000000');
  await dialog.getByRole('button', { name: '새로 만들기' }).click();
  await expect(dialog.getByText(/코드가 맞지 않거나/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('앱에 나온 6자리 숫자').fill(next);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('복구 코드를 보관해 주세요')).toBeFocused();
  const renewed = await dialog.getByRole('listitem').allInnerTexts();
  expect(new Set([...codes, ...renewed]).size).toBe(20);
  await dialog.getByRole('button', { name: '보관했어요' }).click();
  await expect(factor).toContainText('10개');
  const old = again.must('login', { email, password: PASSWORD, totp: codes[1] ?? '' });
  await expect(old).rejects.toThrow('TOTP_REQUIRED');
  await again.must('login', { email, password: PASSWORD, totp: renewed[0] ?? '' });
  await factor.getByRole('button', { name: '두 단계 인증 끄기' }).click();
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog.getByRole('button', { name: '끄기' }).click();
  await expect(factor).toContainText('꺼짐');

  const { class: made } = await again.must('createClass', { name: '세계사 탐구' });
  const { evaluation } = await again.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '사료를 읽고 두 관점을 견주어 씀',
    questionCount: 5,
  });
  await again.must('distributeEvaluation', { id: evaluation.id });
  await page.getByRole('button', { name: '역할 바꾸기' }).click();
  await expect(dialog.getByText(/진행 중인 자기평가지가 있으면 바꿀 수 없어요/)).toBeVisible();
  await dialog.getByLabel('학번').fill(newStudentNumber());
  await dialog.getByRole('button', { name: '학생으로 바꾸기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('먼저 마감해 주세요');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('먼저 마감해 주세요');
});

test('a list that does not come says so and comes when asked again', async ({ context }) => {
  const email = newEmail('teacher');
  await new FetchClient(origin()).register('teacher', email);
  const page = await openProfile(context, email);
  await page.route('**/api/users/me/sessions', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  const devices = card(page, '로그인된 기기');
  await expect(devices.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/users/me/sessions');
  await devices.getByRole('button', { name: '다시 시도' }).click();
  await expect(devices.getByText('지금 이 기기')).toBeVisible();
});
