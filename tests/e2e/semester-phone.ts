import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, pressLogin, register } from './people.ts';
import { answersOf, numberOf, SCHOOL } from './a-class.ts';

/** What the two students of the semester do who have a phone of their own, in a network that comes and goes. */

export const NABOM = { seat: 1, name: '나봄', number: numberOf(1) };
export const REQUEST = '표를 고치느라 그래프 색을 못 정했어요. "겨울" 자료는 <다음>에 넣을게요 🙂';

/** What she has written at last: where the line was cut, she went on. */
export const nabomsAnswers = () =>
  answersOf(NABOM).map((answer, at) =>
    at === 2 ? '빠진 값을 빼고 다시 계산해서 평균을 바로잡았다.' : answer,
  );

const box = (page: Page, index: number) => page.getByRole('textbox').nth(index);
const kill = (page: Page) => page.close({ runBeforeUnload: false });

async function pressSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '제출하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '제출하기' }).click();
}

async function fillAll(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) await box(page, index).fill(answer);
}

/** Registers, mistypes the code, and joins by it in small letters. */
export async function joinOnPhone(page: Page, email: string, code: string): Promise<void> {
  await register(page, {
    role: '학생',
    name: NABOM.name,
    email,
    studentNumber: NABOM.number,
    school: SCHOOL,
  });
  await page.getByRole('button', { name: '수업 참여하기' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('참여 코드').fill('ZZZ999');
  await dialog.getByRole('button', { name: /참여/ }).click();
  await expect(page.getByText('이 코드의 수업이 없어요').first()).toBeVisible();
  await dialog.getByLabel('참여 코드').fill(` ${code.toLowerCase()} `);
  await dialog.getByRole('button', { name: /참여/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/student/classes');
  await page
    .getByRole('link', { name: /통합사회 1반/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '통합사회 1반' })).toBeVisible();
  await expectAccessible(page);
}

/** The line goes in the middle of a sentence, and the phone kills the tab: every word is there again. */
export async function loseTheLine(context: BrowserContext, page: Page): Promise<Page> {
  const answers = nabomsAnswers();
  await page.getByRole('link', { name: '시작하기' }).first().click();
  await expect(page).toHaveURL(/\/student\/evaluations\//);
  await expectAccessible(page);
  await box(page, 0).fill(answers[0] ?? '');
  await box(page, 1).fill(answers[1] ?? '');
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await box(page, 2).pressSequentially('빠진 값을 빼고');
  await context.setOffline(true);
  await box(page, 2).pressSequentially(' 다시 계산해서');
  await expect(page.getByText(/기기에 저장됨/)).toBeVisible();
  const sheet = page.url();
  await kill(page);
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(sheet);
  await again.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(box(again, 1)).toHaveValue(answers[1] ?? '');
  await expect(box(again, 2)).toHaveValue('빠진 값을 빼고 다시 계산해서');
  await box(again, 2).pressSequentially(' 평균을 바로잡았다.');
  await again.getByRole('button', { name: '제출하기' }).click();
  await expect(again.getByText('4번 문항에 답해 주세요.').first()).toBeVisible();
  await expect(box(again, 3)).toBeFocused();
  return again;
}

/**
 * Submits without a line and loses the tab; on the way out the server takes the answers, and its reply gets lost. They go
 * out again, and count once: the same receipt.
 */
export async function submitTwice(context: BrowserContext, page: Page): Promise<Page> {
  const sheet = page.url();
  await fillAll(page, nabomsAnswers());
  await page.getByLabel(/선생님께/).fill(REQUEST);
  await context.setOffline(true);
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: '제출을 기다리고 있어요' })).toBeVisible();
  await expectAccessible(page, { arrived: true });
  await kill(page);

  const receipts: [status: number, id: string][] = [];
  let lost = true;
  await context.route('**/submit', async (route) => {
    const response = await route.fetch();
    if (response.ok()) {
      const { data } = (await response.json()) as { data: { response: { id: string } } };
      receipts.push([response.status(), data.response.id]);
    }
    // The tab that asked may be gone by now.
    const answer = response.ok() && lost ? route.abort('connectionreset') : route.fulfill({ response });
    await answer.catch(() => undefined);
  });
  await context.setOffline(false);
  const first = await context.newPage();
  await first.goto('/student/dashboard');
  await expect.poll(() => receipts.length).toBeGreaterThan(0);
  await expect(first.getByText('제출을 기다리고 있어요')).toBeVisible();
  await kill(first);

  lost = false;
  const before = receipts.length;
  const second = await context.newPage();
  await second.goto('/student/dashboard');
  await expect(second.getByText('‘통합사회 1반’ 자기평가를 제출했습니다.')).toBeVisible();
  const [[, id] = [0, '']] = receipts;
  expect(receipts[0]).toEqual([201, id]);
  expect(receipts.at(-1)).toEqual([200, id]);
  await second.goto(sheet);
  await second.getByRole('link', { name: '결과 보기' }).click();
  await expect(second.getByText(/^\d{8}-\d{4}-[0-9A-F]{4}$/)).toBeVisible();
  expect(receipts).toHaveLength(before + 1);
  await context.unroute('**/submit');
  const kept = await second.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^evaluation-/.test(key)),
  );
  expect(kept).toEqual([]);
  await expectAccessible(second);
  return second;
}

/** Takes it back, finds the answers in the sheet, and submits for good. */
export async function submitAnew(page: Page): Promise<void> {
  await page.locator('#main').getByRole('button', { name: '제출 취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '제출 취소' }).click();
  await expect(page).not.toHaveURL(/results/);
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(box(page, 4)).toHaveValue(nabomsAnswers()[4] ?? '');
  await expect(page.getByLabel(/선생님께/)).toHaveValue(REQUEST);
  await pressSubmit(page);
  await expect(page).toHaveURL(/\/student\/evaluations\/results\//);
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeVisible();
}

/** The session ends while they write: the words wait for the same person to sign in again. */
export async function writeThroughSessions(page: Page, email: string, sheet: string, answers: string[]) {
  await page.goto('/login');
  await pressLogin(page, email);
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await page.goto(sheet);
  for (const at of [0, 1, 2]) await box(page, at).fill(answers[at] ?? '');
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await page.context().clearCookies();
  await box(page, 3).fill(answers[3] ?? '');
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(page.getByText(answers[3] ?? '')).toBeHidden();
  await pressLogin(page, email);
  await expect(page).toHaveURL(sheet);
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(box(page, 0)).toHaveValue(answers[0] ?? '');
  await expect(box(page, 3)).toHaveValue(answers[3] ?? '');
  await box(page, 4).fill(answers[4] ?? '');
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeVisible();
}
