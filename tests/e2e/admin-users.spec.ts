import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { writeSheet } from '../../web/lib/write-sheet.ts';
import { enterAsAdmin, expectAccessible, newEmail, PASSWORD } from './people.ts';

/** The administrator's users, classes and forms: each screen and dialog with axe in both themes. */

const dialog = (page: Page) => page.getByRole('dialog');
/** Presses the button that ends the dialog, and sees it gone: until then it swallows the next press. */
async function confirm(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Presses a button of a list that asks something first; a press while the last dialog still fades is swallowed. */
async function ask(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await page.getByRole('button', { name }).click({ timeout: 3_000 });
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a user is made, found, changed, reset, shut out, let in and deleted', async ({ page }) => {
  test.setTimeout(180_000);
  const email = newEmail('made');
  await enterAsAdmin(page);
  await page.getByRole('link', { name: '전체 학생' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?role=student/);
  await expect(page.getByLabel('역할')).toHaveValue('student');
  await page.getByRole('button', { name: '사용자 만들기' }).click();
  await dialog(page).getByRole('button', { name: '만들기' }).click();
  for (const sentence of ['이름을 입력해', '이메일을 입력해', '학교를 입력해', '학번은 5자리', '한 번 더'])
    await expect(dialog(page).getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('textbox', { name: '이름', exact: true }).fill('김새싹');
  await dialog(page).getByLabel('이메일').fill('admin@example.com');
  await dialog(page).getByLabel('학교 이름').fill(`새싹고등학교 ${process.pid}`);
  await dialog(page).getByLabel('학번').fill('20110');
  // Longer than the window: what it is for stays in sight.
  await expect(dialog(page).getByRole('button', { name: '만들기' })).toBeInViewport({ ratio: 1 });
  await dialog(page)
    .getByLabel(/^비밀번호\*?$/)
    .fill(PASSWORD);
  await dialog(page).getByLabel('비밀번호 확인').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: '만들기' }).click();
  await expect(dialog(page).getByText('이미 등록된 사용자입니다.')).toBeVisible();
  await dialog(page).getByLabel('이메일').fill(email);
  await confirm(page, '만들기');

  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('status').filter({ hasText: /^1명$/ })).toBeVisible();
  await expectAccessible(page);
  await ask(page, '김새싹 고치기');
  await dialog(page).getByLabel('역할').selectOption('teacher');
  await expect(dialog(page).getByText('학생에서 교사로 바꾸면 권한이 바로 바뀌고')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, '저장');
  await expect(page.getByText('사용자 정보를 고쳤습니다.')).toBeVisible();
  // Filtered by students, nobody is left.
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();
  await page.getByLabel('역할').selectOption('');
  await expect(row(page, email)).toContainText('교사');

  await ask(page, '김새싹 비밀번호 초기화');
  await confirm(page, '초기화');
  const toast = page.getByRole('alert').filter({ hasText: '임시 비밀번호' });
  await expect(toast.getByRole('button', { name: '복사' })).toBeVisible();
  const password = (await toast.locator('code').textContent()) ?? '';
  const own = new FetchClient(new URL(page.url()).origin);
  const { user } = await own.must('login', { email, password });
  expect(user).toMatchObject({ passwordChangeRequired: true, consentRequired: true });

  // No button of the row moves on the page while its state changes: a second press would meet another.
  const places = () =>
    row(page, email)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return [x + scrollX, y + scrollY, width];
        }),
      );
  const before = await places();
  await ask(page, '김새싹 중지');
  await confirm(page, '중지');
  await expect(row(page, email)).toContainText('중지됨');
  expect(await places()).toEqual(before);
  await expect(own.must('getMe', {})).rejects.toThrow('UNAUTHENTICATED');
  await ask(page, '김새싹 다시 사용');
  await confirm(page, '다시 사용');
  await expect(page.getByRole('button', { name: '김새싹 중지' })).toBeVisible();
  await ask(page, '김새싹 지우기');
  await expect(dialog(page)).toContainText('정말 ‘김새싹’ 사용자를 지울까요?');
  await expectAccessible(page);
  await confirm(page, '지우기');
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();

  await page.getByRole('searchbox').fill('admin@example.com');
  await expect(row(page, 'admin@example.com').getByRole('button', { name: /지우기/ })).toBeDisabled();
});

test('a list follows its address: a page that is no more is the last one, and the way back asks what was asked', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/users?search=admin%40example.com&page=9');
  await expect(row(page, 'admin@example.com')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?search=admin%40example\.com$/);
  // A link to the list itself, and back.
  await page.getByRole('banner').getByRole('link', { name: '사용자', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('admin@example.com');
  await expect(page.getByRole('status').filter({ hasText: /^1명$/ })).toBeVisible();
  await expect(page).toHaveURL(/search=admin%40example\.com$/);
});

test('a sheet of people: what is wrong is said by line, and what is right becomes accounts', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const school = `목록고 ${Date.now()}`;
  // Wide enough that unpacking it takes a worker, which the policy of the page must allow.
  const notes = Array.from({ length: 8 }, (_, index) => `비고 ${index + 1}`);
  const columns = ['이름', '이메일', '역할', '학교', '학번', ...notes].map((header) => ({
    header,
    width: 12,
  }));
  const wide = (row: string[]) => [...row, ...notes.map((note) => `${note} ${row[1]} `.repeat(700))];
  const sheet = async (rows: string[][]) => ({
    name: '명단.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await (await writeSheet({ name: '명단', columns, rows })).arrayBuffer()),
  });
  await enterAsAdmin(page);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: '엑셀로 한꺼번에 만들기' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: '양식 내려받기' }).click();
  expect((await template).suggestedFilename()).toBe('사용자_양식.xlsx');
  const teacher = ['김목록', newEmail('sheet'), '교사', school, ''];
  const student = ['이목록', newEmail('sheet'), '학생', school, '20110'];
  const wrong = ['박목록', 'admin@example.com', '교장', school, ''];
  const worker = page.waitForEvent('worker');
  await page.getByLabel('엑셀 파일').setInputFiles(await sheet([teacher, student, wrong].map(wide)));
  await worker;
  await expect(page.getByText('3명 가운데 1명에 고칠 곳이 있어요.')).toBeVisible();
  await expect(page.getByText('이메일: 이미 등록된 사용자입니다.')).toBeVisible();
  await expect(page.getByText('역할: 역할은 교사나 학생이어야 합니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('엑셀 파일').setInputFiles(await sheet([teacher, student]));
  // The accounts are made, and the connection breaks before the passwords arrive.
  await page.route(
    '**/api/admin/users/import',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '2명 만들기' }).click();
  await expect(page.getByText(/이 목록의 2명은 .*에 이미 만들었어요/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2명의 임시 비밀번호 새로 받기' }).click();
  await expect(page.getByText('2명의 임시 비밀번호를 새로 만들었어요.')).toBeVisible();
  await page.getByRole('link', { name: '사용자 목록으로' }).click();
  await confirm(page, '여기 있기');
  const passwords = page.waitForEvent('download');
  await page.getByRole('button', { name: '임시 비밀번호 엑셀 내려받기' }).click();
  expect((await passwords).suggestedFilename()).toBe('임시_비밀번호.xlsx');
  await expectAccessible(page);
  await page.getByRole('link', { name: '사용자 목록으로' }).click();
  await expect(row(page, teacher[1] ?? '')).toBeVisible();
});

test('everybody’s classes and forms are looked into, renamed, closed, opened again and deleted', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enterAsAdmin(page);
  const name = `살펴볼 수업 ${Date.now()}`;
  const teacher = new FetchClient(new URL(page.url()).origin);
  await teacher.register('teacher', newEmail('overseen'));
  const { class: made } = await teacher.must('createClass', { name });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: `${name}에서 중화 적정 실험을 설계함`,
    questionCount: 5,
  });
  await teacher.must('distributeEvaluation', { id: evaluation.id });

  await page.getByRole('link', { name: '모든 자기평가지' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByLabel('상태').selectOption('active');
  await expect(row(page, name)).toContainText('진행 중');
  // The head and this one: what is typed is looked for a moment later, and the list is dimmed meanwhile.
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await row(page, name)
    .getByRole('button', { name: /자세히/ })
    .click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await confirm(page, '닫기');
  await row(page, name).getByRole('button', { name: /마감/ }).click();
  await confirm(page, '마감');
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();
  await page.getByLabel('상태').selectOption('closed');
  await row(page, name).getByRole('button', { name: /재개/ }).click();
  await confirm(page, '재개');
  await expect(page.getByText('자기평가지를 다시 열었습니다.')).toBeVisible();

  await page.goto(`/admin/classes?search=${encodeURIComponent(name)}`);
  await row(page, name)
    .getByRole('button', { name: /이름 고치기/ })
    .click();
  await dialog(page).getByLabel('수업 이름').fill(`${name} 고침`);
  await expectAccessible(page);
  await confirm(page, '저장');
  await expect(row(page, `${name} 고침`)).toBeVisible();
  await row(page, name)
    .getByRole('button', { name: /자세히/ })
    .click();
  await expect(dialog(page).getByText('진행 중')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, '닫기');
  await page.goto(`/admin/evaluations?search=${encodeURIComponent(name)}`);
  await row(page, name)
    .getByRole('button', { name: /지우기/ })
    .click();
  await expect(dialog(page)).toContainText('되돌릴 수 없고');
  await confirm(page, '지우기');
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();
  await page.goto(`/admin/classes?search=${encodeURIComponent(name)}`);
  await row(page, name)
    .getByRole('button', { name: /지우기/ })
    .click();
  await expect(dialog(page)).toContainText(`‘${name} 고침’ 수업을 지울까요?`);
  await confirm(page, '지우기');
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();
});
