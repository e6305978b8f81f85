import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { expectAccessible, newEmail, newStudentNumber, pressLogin } from './people.ts';

/**
 * A student on an old phone in a bad network: whatever goes away in the middle, no word of theirs does. The tab that dies with
 * a submission in it is in the semester.
 */

const ANSWERS = ['하나', '둘', '셋', '넷', '다섯'].map((word) => `${word} 번째 문항에 대한 저의 답입니다.`);

let teacher: FetchClient;
let classId: string;
let code: string;

interface Sheet {
  email: string;
  student: FetchClient;
  evaluationId: string;
  path: string;
}

test.beforeAll(async () => {
  teacher = new FetchClient(process.env['GIROK_ORIGIN'] ?? '');
  await teacher.register('teacher', newEmail('teacher'));
  const { class: made } = await teacher.must('createClass', { name: '지구과학 탐구' });
  [classId, code] = [made.id, made.code ?? ''];
});

/** A student with a form of their own to answer. */
async function newSheet(): Promise<Sheet> {
  const student = new FetchClient(process.env['GIROK_ORIGIN'] ?? '');
  const email = newEmail('student');
  await student.register('student', email, newStudentNumber());
  await student.must('joinClass', { classCode: code });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId,
    type: 'subject',
    class_content: '별의 밝기를 재고 거리를 어림함',
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });
  const path = `/student/evaluations/${evaluation.id}`;
  return { email, student, evaluationId: evaluation.id, path };
}

async function signIn(page: Page, email: string): Promise<void> {
  await pressLogin(page, email);
}

async function openSheet(context: BrowserContext, { email, path }: Sheet): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(path);
  await expect(box(page, 0)).toBeVisible();
  return page;
}

const box = (page: Page, index: number) => page.getByRole('textbox').nth(index);

async function fillAll(page: Page): Promise<void> {
  for (const [index, answer] of ANSWERS.entries()) await box(page, index).fill(answer);
}

async function pressSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '제출하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '제출하기' }).click();
}

/** What the teacher holds of this form: the answers, or nothing. */
async function handedIn({ evaluationId: id, student }: Sheet): Promise<(string[] | null)[]> {
  const { studentResponses } = await teacher.must('listEvaluationResponses', { id });
  const { user } = await student.must('getCurrentUser', {});
  return studentResponses.filter((one) => one.student_id === user.id).map((one) => one.responses);
}

test('a submission whose receipt gets lost arrives once, with the connection back it shows its number', async ({
  context,
}) => {
  const sheet = await newSheet();
  const page = await openSheet(context, sheet);
  await fillAll(page);
  let heard = 0;
  await page.route('**/submit', async (route) => {
    heard += 1;
    // The server takes it, the answer never comes back.
    const response = await route.fetch();
    if (heard === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await pressSubmit(page);
  await page.getByRole('button', { name: '지금 보내기' }).click();
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeVisible();
  await expect(page.getByText(/^\d{8}-\d{4}-[0-9A-F]{4}$/)).toBeVisible();
  expect(heard).toBe(2);
  expect(await handedIn(sheet)).toEqual([ANSWERS]);
});

test('the form closes before the queue goes out: said calmly, and the words are there', async ({
  context,
}) => {
  const sheet = await newSheet();
  const page = await openSheet(context, sheet);
  await fillAll(page);
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await context.setOffline(true);
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: '제출을 기다리고 있어요' })).toBeVisible();
  await teacher.must('closeEvaluation', { id: sheet.evaluationId });
  await page.getByRole('link', { name: /지구과학 탐구/ }).click();
  await context.setOffline(false);
  await page.goto('/student/dashboard');
  const notice = page.getByRole('alert').filter({ hasText: '제출하지 못했어요' });
  await expect(notice).toContainText('마감되어 제출되지 않았어요');
  await expectAccessible(page, { arrived: true });
  await notice.getByRole('link', { name: '쓴 답 보기' }).click();
  await expect(page.getByRole('heading', { name: '마감된 자기평가예요' })).toBeVisible();
  await expect(page.getByText(ANSWERS[4] ?? '')).toBeVisible();
  await page.getByRole('link', { name: '지구과학 탐구', exact: true }).click();
  await page.getByRole('button', { name: '알림 지우기' }).click();
  await expect(notice).toBeHidden();
  expect(await handedIn(sheet)).toEqual([null]);
});

test('the session ends while writing; somebody else signs in there and sees and sends nothing', async ({
  context,
}) => {
  const [mine, theirs] = [await newSheet(), await newSheet()];
  await theirs.student.must('getAnswerSheet', { id: mine.evaluationId });
  const page = await openSheet(context, mine);
  await fillAll(page);
  await context.setOffline(true);
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: '제출을 기다리고 있어요' })).toBeVisible();
  // The session is over on the server by the time the phone is back.
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(page.getByText(ANSWERS[0] ?? '')).toBeHidden();

  await signIn(page, theirs.email);
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(mine.path);
  await expect(box(page, 0)).toHaveValue('');
  await expect(page.getByText(/제출을 기다리고|이어서 쓸까요|제출했/)).toHaveCount(0);
  expect(await handedIn({ ...theirs, evaluationId: mine.evaluationId })).toEqual([null]);
  expect(await handedIn(mine)).toEqual([null]);
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login');
  await signIn(page, mine.email);
  await expect(page.getByText('‘지구과학 탐구’ 자기평가를 제출했습니다.')).toBeVisible();
  expect(await handedIn(mine)).toEqual([ANSWERS]);
});

test('refused words leave a shared computer with their owner; that they were refused is told once more', async ({
  context,
}) => {
  const [mine, theirs] = [await newSheet(), await newSheet()];
  const page = await openSheet(context, mine);
  await fillAll(page);
  await expect
    .poll(async () => (await mine.student.must('getAnswerSheet', { id: mine.evaluationId })).draft?.responses)
    .toEqual(ANSWERS);
  await context.setOffline(true);
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: '제출을 기다리고 있어요' })).toBeVisible();
  await teacher.must('closeEvaluation', { id: mine.evaluationId });
  await context.setOffline(false);
  await page.goto('/student/dashboard');
  const notice = page.getByRole('alert').filter({ hasText: '제출하지 못했어요' });
  await expect(notice.getByRole('button', { name: '답 복사' })).toBeVisible();
  const leave = async () => {
    await page.getByRole('button', { name: '메뉴', exact: true }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  };
  await leave();
  const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
  for (const answer of ANSWERS) expect(kept).not.toContain(answer);

  await page.goto('/login');
  await signIn(page, theirs.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await leave();

  await page.goto('/login');
  await signIn(page, mine.email);
  await expect(notice).toContainText('마감되어 제출되지 않았어요');
  await expect(notice.getByRole('button', { name: '답 복사' })).toHaveCount(0);
  await notice.getByRole('link', { name: '쓴 답 보기' }).click();
  await expect(page.getByText(ANSWERS[4] ?? '')).toBeVisible();
});

test('two tabs and two devices of one form keep each other’s words', async ({ context }) => {
  const sheet = await newSheet();
  const one = await openSheet(context, sheet);
  const two = await context.newPage();
  await two.goto(sheet.path);
  await expect(box(two, 0)).toBeVisible();
  await context.setOffline(true);
  await box(one, 0).fill('첫 탭의 답');
  await box(two, 1).fill('둘째 탭의 답');
  await expect(box(two, 0)).toHaveValue('첫 탭의 답');
  await expect(box(one, 1)).toHaveValue('둘째 탭의 답');
  await Promise.all([one, two].map((page) => page.close({ runBeforeUnload: false })));
  await context.setOffline(false);
  const three = await context.newPage();
  await three.goto(sheet.path);
  await three.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(box(three, 0)).toHaveValue('첫 탭의 답');
  await expect(box(three, 1)).toHaveValue('둘째 탭의 답');
  await expect(three.getByText(/서버에 저장됨/)).toBeVisible();

  // A phone on which the same student goes on; the tab here knows nothing of it and submits.
  const { draft } = await sheet.student.must('getAnswerSheet', { id: sheet.evaluationId });
  await three.route('**/draft', (route) => route.abort());
  for (const index of [2, 3, 4]) await box(three, index).fill(ANSWERS[index] ?? '');
  const newer = ['첫 탭의 답', '둘째 탭의 답', '', '', '휴대전화에서 쓴 답'];
  await sheet.student.must('saveDraft', {
    id: sheet.evaluationId,
    responses: newer,
    basedOn: draft?.saved_at ?? null,
  });
  await pressSubmit(three);
  await expect(three.getByRole('dialog', { name: '다른 곳에서도 같은 문항을 썼어요' })).toBeVisible();
  await three.unroute('**/draft');
  await three.getByRole('radio', { name: /다른 곳에서 쓴 답/ }).check();
  await three.getByRole('button', { name: '고른 답으로 이어서 쓰기' }).click();
  await expect(box(three, 4)).toHaveValue('휴대전화에서 쓴 답');
  expect(await handedIn(sheet)).toEqual([null]);
  await pressSubmit(three);
  await expect(three.getByRole('heading', { name: '제출했어요' })).toBeVisible();
  expect(await handedIn(sheet)).toEqual([
    [...newer.slice(0, 2), ...ANSWERS.slice(2, 4), '휴대전화에서 쓴 답'],
  ]);
});

test('a browser that stores nothing: the server has the words, and the page says what to mind', async ({
  context,
}) => {
  const sheet = await newSheet();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const page = await openSheet(context, sheet);
  // A paste out of a broken document.
  await box(page, 0).fill('이모지 🙂\u0000 그대로');
  await expect(page.getByText(/서버에 저장됨 .*이 브라우저에는 보관되지 않아요/)).toBeVisible();
  await context.setOffline(true);
  await box(page, 1).fill('저장할 곳이 없음');
  await expect(page.getByText('아직 저장하지 못했어요. 이 화면을 닫지 마세요.')).toBeVisible();
  for (const index of [2, 3, 4]) await box(page, index).fill(ANSWERS[index] ?? '');
  await pressSubmit(page);
  await expect(page.getByText(/제출될 때까지 이 화면을 닫지 마세요/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '제출했어요' })).toBeVisible();
  expect(await handedIn(sheet)).toEqual([['이모지 🙂 그대로', '저장할 곳이 없음', ...ANSWERS.slice(2)]]);
});
