import { expect, type Page, type Route, test } from '@playwright/test';
import { buildForm, type Form, openEditor } from './editor-room.ts';

/** What happens to a teacher's words when the server is busy, the line is away, or somebody else is faster. */

const SAVE = /\/api\/teacher\/responses\/[^/]+$/;
const BUSY = JSON.stringify({
  ...{ success: false, code: 'UNAVAILABLE', message: '바쁨', error: '바쁨', retryAfter: 1 },
});

let form: Form;
test.beforeEach(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '');
});

const stored = async () => {
  const { studentResponses } = await form.teacher.must('listEvaluationResponses', { id: form.evaluationId });
  const [response] = studentResponses;
  if (!response?.id) throw new Error('nothing is stored');
  return { ...response, id: response.id };
};

/** Saves are turned away as by a server under pressure, until the answer is called. */
async function turnSavesAway(page: Page): Promise<() => void> {
  let busy = true;
  const answer = (route: Route) =>
    busy && route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, contentType: 'application/json', body: BUSY })
      : route.fallback();
  await page.route(SAVE, answer);
  return () => {
    busy = false;
  };
}

async function writeText(page: Page) {
  const editor = await openEditor(page, form);
  await editor.getByRole('button', { name: '글', exact: true }).click();
  return { editor, remark: editor.getByRole('textbox', { name: '기록문', exact: true }) };
}

test('a busy server is asked again, and what is typed and pressed meanwhile goes with it', async ({
  page,
}) => {
  const { editor, remark } = await writeText(page);
  const endRush = await turnSavesAway(page);
  await remark.fill('측정 자료를 모아 정리함.');
  await page.keyboard.press('Control+s');
  await expect(editor.getByText('아직 저장하지 못해 다시 보내는 중…')).toBeVisible();
  await remark.press('End');
  await remark.pressSequentially(' 까닭을 밝힘.');
  await editor.getByRole('button', { name: '닫기' }).click();
  await expect(editor.getByText('아직 저장하지 못해 다시 보내는 중…')).toBeVisible();
  endRush();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await stored()).final_evaluation).toBe('측정 자료를 모아 정리함. 까닭을 밝힘.');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test('a confirmation that was pressed while a save waited is of the text as it stood then', async ({
  page,
}) => {
  const { editor, remark } = await writeText(page);
  const endRush = await turnSavesAway(page);
  await remark.fill('측정 자료를 모아 정리함.');
  await page.keyboard.press('Control+s');
  await expect(editor.getByText('아직 저장하지 못해 다시 보내는 중…')).toBeVisible();
  await editor.getByRole('button', { name: '교사 확인', exact: true }).click();
  endRush();
  await expect(editor.getByText('교사 확인함')).toBeVisible();
  const { final_evaluation, confirmed_at } = await stored();
  expect(final_evaluation).toBe('측정 자료를 모아 정리함.');
  expect(confirmed_at).not.toBeNull();
});

test('somebody else was faster: only the text that both wrote gives way', async ({ page }) => {
  const { editor, remark } = await writeText(page);
  const { id, version } = await stored();
  await form.teacher.must('editResponse', { id, version, final_evaluation: '다른 화면에서 씀.' });
  await editor.getByRole('textbox', { name: /교사 관찰/ }).fill('여기에서 본 것을 적음.');
  await remark.fill('여기에서 씀.');
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' });
  await dialog.getByRole('button', { name: '저장된 글 남기기' }).click();
  await expect(remark).toHaveValue('다른 화면에서 씀.');
  await expect(editor.getByText(/서버에 저장됨/)).toBeVisible();
  expect(await stored()).toMatchObject({
    teacher_observation: '여기에서 본 것을 적음.',
    final_evaluation: '다른 화면에서 씀.',
  });
});

test('a text that is too long to be saved says so while it is typed, on a phone too, and loses nothing', async ({
  page,
}) => {
  const { editor, remark } = await writeText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const long = '자료를 모음. '.repeat(625).trim();
  await remark.fill(`${long} 나눔.`);
  const said = editor.getByText(/^5,000자까지 저장할 수 있어요\. \d자를 줄이면 저장돼요\.$/);
  await expect(said).toBeVisible();
  // Far down in the text, what is counted stays in sight.
  await editor.getByRole('region', { name: /^기재요령/ }).scrollIntoViewIfNeeded();
  await expect(said).toBeInViewport({ ratio: 1 });
  // A length is counted: there is nothing to judge about it.
  const tooMuch = editor
    .getByRole('region', { name: /^기재요령/ })
    .getByRole('listitem')
    .filter({ hasText: '분량 초과' });
  await expect(tooMuch).toBeVisible();
  await expect(tooMuch.getByRole('button', { name: '해당 없음' })).toHaveCount(0);
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.locator('.Toastify').getByText('기록문: 5,000자까지 저장할 수 있어요.')).toBeVisible();
  await expect(remark).toHaveValue(`${long} 나눔.`);
  await remark.fill(long);
  await expect(said).toHaveCount(0);
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await expect.poll(async () => (await stored()).final_evaluation).toBe(long);
});

test('what is typed while somebody else’s text is fetched is neither lost nor laid over it unasked', async ({
  page,
}) => {
  const { editor, remark } = await writeText(page);
  const { id, version } = await stored();
  await form.teacher.must('editResponse', { id, version, final_evaluation: '다른 화면에서 씀.' });
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/api\/teacher\/evaluations\/[^/]+\/responses/, async (route) => {
    await held;
    await route.fallback();
  });
  await editor.getByRole('textbox', { name: /교사 관찰/ }).fill('여기에서 본 것을 적음.');
  const asked = page.waitForRequest(/\/api\/teacher\/evaluations\/[^/]+\/responses/);
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await asked;
  await remark.fill('그 사이에 여기에서 씀.');
  letCome();
  const dialog = page.getByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' });
  await expect(dialog.locator('mark').getByText('다른 화면에서')).toBeVisible();
  // Enter by habit throws nothing away.
  await expect(dialog.getByRole('button', { name: '내 글로 저장' })).toBeFocused();
  await dialog.getByRole('button', { name: '내 글로 저장' }).click();
  await expect(editor.getByText(/서버에 저장됨/)).toBeVisible();
  expect(await stored()).toMatchObject({
    teacher_observation: '여기에서 본 것을 적음.',
    final_evaluation: '그 사이에 여기에서 씀.',
  });
});

test('without a line the words are kept here and said so; its return saves them', async ({
  page,
  context,
}) => {
  const { editor, remark } = await writeText(page);
  await context.setOffline(true);
  await remark.fill('지하철에서 고쳐 씀.');
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await expect(editor.getByText('저장하지 못했어요. 쓴 글은 이 기기에 남아 있어요')).toBeVisible();
  await context.setOffline(false);
  await expect(editor.getByText(/서버에 저장됨/)).toBeVisible();
  expect((await stored()).final_evaluation).toBe('지하철에서 고쳐 씀.');
});

test('words that an earlier visit left are told apart from what changed meanwhile, and gone on with', async ({
  page,
}) => {
  const { editor, remark } = await writeText(page);
  await remark.fill('집에 가기 전에 씀.');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept: string) => kept.includes('집에 가기 전에 씀.')),
  );
  const { id, version } = await stored();
  await form.teacher.must('editResponse', { id, version, observation: '다른 화면에서 본 것.' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const dialog = page.getByRole('dialog', { name: '저장하지 못한 글이 있어요' });
  await expect(dialog.getByRole('heading', { name: '기록문' })).toBeVisible();
  // Nobody wrote an observation here: going on will not touch the one that is stored.
  await expect(dialog.getByRole('heading', { name: '교사 관찰' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(remark).toHaveValue('집에 가기 전에 씀.');
  await expect(editor.getByRole('textbox', { name: /교사 관찰/ })).toHaveValue('다른 화면에서 본 것.');
  // The dialog opened with the page; the keyboard stays in it, not at the row behind.
  await expect.poll(() => editor.evaluate((layer) => layer.contains(document.activeElement))).toBe(true);
});
