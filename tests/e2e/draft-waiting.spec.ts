import { expect, type Locator, type Page, test } from '@playwright/test';
import { fails, type ModelServer, says, startModelServer } from '../support/model-server.ts';
import { buildForm, cardsOf, type Form, openEditor } from './editor-room.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible } from './people.ts';

/** A model takes the better part of a minute: what a teacher sees and can do until its draft is there, or is given up. */

const NEW =
  '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냄. 자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함.';
const INVENTED = '완성한 보고서를 학급 게시판에 붙여 친구들의 의견을 들음.';
const LIMIT = 12;

let model: ModelServer;
const server = ownServer('draft-waiting', {
  env: async () => {
    model = await startModelServer();
    return {
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'girok-test',
      AI_DAILY_LIMIT: String(LIMIT),
      // A model that is held back here must not be late on a busy machine.
      AI_TIMEOUT_SECONDS: '600',
    };
  },
});
test.afterAll(() => model.close());

/** The model answers with `text`, but not before it is told to. */
function held(text: string): () => void {
  let go: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  model.behave((request, response, nth) => void told.then(() => says(text)(request, response, nth)));
  return go;
}

async function open(page: Page): Promise<{ form: Form; editor: Locator }> {
  model.behave(fails(401));
  const form = await buildForm(server.origin);
  return { form, editor: await openEditor(page, form) };
}

async function draftAgain(page: Page): Promise<void> {
  await page.getByRole('dialog').first().getByRole('button', { name: '초안 다시 만들기' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: '다시 만들기', exact: true }).click();
}

const first = async (form: Form) =>
  (await form.teacher.must('listEvaluationResponses', { id: form.evaluationId })).studentResponses[0];

test.describe('while the model writes', () => {
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    const context = await server.open(browser);
    page = await context.newPage();
  });
  test.afterEach(() => page.context().close());

  test('the old text is read-only, and no press confirms the one that nobody has read', async () => {
    const { form, editor } = await open(page);
    const foot = editor.locator('footer');
    const confirm = foot.getByRole('button', { name: '교사 확인', exact: true });
    const toasts = page.locator('.Toastify');
    const answer = held(NEW);
    await draftAgain(page);
    await expect(
      editor.getByText('AI가 새 초안을 쓰고 있어요. 그동안 지금 글은 읽기만 할 수 있어요.'),
    ).toBeVisible();
    await expect(editor.getByText(/^\d+초$/)).toBeVisible();
    await expect(editor.getByRole('button', { name: '멈추기' })).toBeVisible();
    await expect(editor.getByRole('textbox', { name: '교사 관찰' })).toHaveJSProperty('readOnly', true);
    await expectAccessible(page);
    // Nothing of the old text can be changed, and what could be pressed says why it waits.
    await expect(cardsOf(editor).first()).toBeVisible();
    await cardsOf(editor).first().focus();
    await page.keyboard.press('Delete');
    await expect(foot.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
    await expect(foot.getByText('다 쓰면 읽은 뒤에 눌러 주세요.')).toBeVisible();
    // Said to be disabled, which a hand does not know.
    await confirm.click({ force: true });
    await expect(toasts.getByText('새 초안을 쓰고 있어요. 다 쓰면 읽은 뒤에 눌러 주세요.')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    answer();
    await expect(cardsOf(editor)).toHaveCount(2);
    await expect(toasts.getByText(`${form.studentName} 학생의 초안을 만들었습니다.`)).toBeVisible();
    expect(await first(form)).toMatchObject({ final_evaluation: NEW, confirmed_at: null });
    // Its labels are those of the new draft, and now it can be confirmed.
    await expect(cardsOf(editor).first().getByText(/번 답/)).toBeVisible();
    await expect(foot.getByText('교사 확인 전이에요')).toBeVisible();
    await confirm.click();
    await expect(foot.getByText(/교사 확인 \d/)).toBeVisible();
  });

  test('a text that came from elsewhere is not confirmed by whoever has another before the eyes', async () => {
    const { form, editor } = await open(page);
    const read = await cardsOf(editor).count();
    model.behave(says(NEW));
    await form.teacher.must('evaluateResponse', {
      id: form.responseIds[0] ?? '',
      observation: '자료의 빠진 값을 스스로 찾아 처리 기준을 모둠에 설명함.',
    });
    await editor.locator('footer').getByRole('button', { name: '교사 확인', exact: true }).click();
    await expect(page.locator('.Toastify').getByText(/다른 곳에서 바뀐 내용을 불러왔어요/)).toBeVisible();
    expect(read).not.toBe(2);
    await expect(cardsOf(editor)).toHaveCount(2);
    expect((await first(form))?.confirmed_at).toBeNull();
  });

  test('it can be stopped: the text stays, and the reply is ignored', async () => {
    const { form, editor } = await open(page);
    const before = await first(form);
    const answer = held(NEW);
    await draftAgain(page);
    await expect.poll(() => model.requests.length).toBe(1);
    await editor.getByRole('button', { name: '멈추기' }).click();
    await expect(page.locator('.Toastify').getByText(/초안 만들기를 멈췄어요. 글은 그대로/)).toBeVisible();
    await expect(editor.getByRole('button', { name: '멈추기' })).toHaveCount(0);
    answer();
    await editor.getByRole('button', { name: 'AI에 보낸 내용' }).click();
    await expect(page.getByText(/이 답을 쓰지 않았어요/)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await first(form)).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
    await expect(page.locator('.Toastify__toast--error')).toHaveCount(0);
    // The text is the teacher's again.
    await cardsOf(editor).first().focus();
    await page.keyboard.press('Delete');
    await editor.locator('footer').getByRole('button', { name: '교사 확인', exact: true }).click();
    await expect(editor.locator('footer').getByText(/교사 확인 \d/)).toBeVisible();
  });

  test('Escape leaves at once, the way back finds it still being written, and its end is told', async () => {
    const { form, editor } = await open(page);
    const answer = held(NEW);
    await draftAgain(page);
    await expect(editor.getByText(/^\d+초$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const toasts = page.locator('.Toastify');
    await expect(toasts.getByText(`${form.studentName} 학생의 초안은 이어서 만들어요.`)).toBeVisible();
    await page.getByRole('button', { name: form.studentName, exact: true }).first().click();
    await expect(editor.getByText(/AI가 새 초안을 쓰고 있어요/)).toBeVisible();
    await editor.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    answer();
    await expect(toasts.getByText(`${form.studentName} 학생의 초안을 만들었습니다.`)).toBeVisible();
    await page.getByRole('button', { name: form.studentName, exact: true }).first().click();
    await expect(cardsOf(editor)).toHaveCount(2);
    await expect(editor.getByText(/초안을 쓰고 있어요/)).toHaveCount(0);
  });
});

test('who wrote and why stands above the text, with what is left of the day', async ({ browser }) => {
  const context = await server.open(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const { form, editor } = await open(page);
  await expect(editor.getByText(`오늘 AI로 ${LIMIT - 1}번 더 쓸 수 있어요.`)).toBeVisible();
  const reason = editor.getByText(/^초안을 쓴 것: 기본 작성기 AI 연결 설정에 문제가 있어/);
  const writer = await reason.boundingBox();
  const card = await cardsOf(editor).first().boundingBox();
  expect(writer?.y ?? 0).toBeLessThan(card?.y ?? 0);
  await editor.getByRole('button', { name: '관찰과 기록문으로' }).click();
  await expect(reason).toBeInViewport();
  await expectAccessible(page);
  // What a model made up reads like all else: whoever publishes it is told.
  model.behave(says(`${NEW} ${INVENTED}`));
  await draftAgain(page);
  await expect(editor.getByText('출처 없음')).toHaveCount(1);
  await expect(editor.getByText(`오늘 AI로 ${LIMIT - 2}번 더 쓸 수 있어요.`)).toBeVisible();
  await form.teacher.must('closeEvaluation', { id: form.evaluationId });
  // The editor is open again by its address.
  await page.reload();
  await editor.locator('footer').getByRole('button', { name: '공개', exact: true }).click();
  const asked = page.getByRole('dialog').last();
  await expect(asked.getByText('답에도 관찰에도 출처가 없는 문장 1개')).toBeVisible();
  await expect(asked.getByRole('listitem')).toHaveText([`‘${INVENTED}’`]);
  await expectAccessible(page);
  await context.close();
});
