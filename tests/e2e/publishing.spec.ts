import { expect, type Page, test } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { buildForm, cardsOf, type Form, openEditor } from './editor-room.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, PASSWORD } from './people.ts';
import { inDialog } from './press.ts';
import { haveSeenBefore } from './seen-before.ts';

/** What a teacher is told about publishing; on a server of its own, whose school forbids words as it goes. */

const server = ownServer('publishing');
test.beforeEach(({ context }) => haveSeenBefore(context));

async function forbid(...deny: string[]): Promise<void> {
  const admin = new FetchClient(server.origin);
  await admin.must('login', { email: 'admin@example.com', password: PASSWORD });
  await admin.must('updateRecordRules', { rules: { deny, allow: [] } });
}

/** A closed form whose first remark has these words in it. */
async function closedForm(words: string, students = 1): Promise<Form> {
  const form = await buildForm(server.origin, students);
  const { studentResponses } = await form.teacher.must('listEvaluationResponses', { id: form.evaluationId });
  const [first] = studentResponses;
  await form.teacher.must('editResponse', {
    id: first?.id ?? '',
    version: first?.version ?? 0,
    final_evaluation: `${first?.final_evaluation} ${words}`,
  });
  await form.teacher.must('closeEvaluation', { id: form.evaluationId });
  return form;
}

const toasts = (page: Page) => page.locator('.Toastify');

test('the school’s words of this moment are asked of the server before anything is published', async ({
  page,
}) => {
  await forbid();
  const form = await closedForm('별빛행사에서 자료를 나눔.');
  const editor = await openEditor(page, form);
  const list = editor.getByRole('region', { name: /^기재요령/ });
  await expect(list.getByText(/별빛행사/)).toHaveCount(0);
  await forbid('별빛행사');
  await editor.getByRole('button', { name: '공개', exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByText('학교 금지어 ‘별빛행사’')).toBeVisible();
  // Of one text, the title says whose it is.
  await expect(dialog.getByText('교사 확인 전인 글이에요.')).toBeVisible();
  await expect(dialog.getByText(form.studentName)).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '취소' }).click();
  // The list behind it knows them, too.
  await expect(list.getByText(/별빛행사/).first()).toBeVisible();

  // Yet another word between the question and the answer: told after the deed, and nothing is held back.
  await editor.getByRole('button', { name: '공개', exact: true }).click();
  await expect(dialog.getByText('학교 금지어 ‘별빛행사’')).toBeVisible();
  await forbid('별빛행사', '자료를');
  await dialog.getByRole('checkbox', { name: '읽고 확인했습니다' }).check();
  await inDialog(page, '공개');
  await expect(toasts(page).getByText(/기록문을 공개했습니다\..*‘자료를’/)).toBeVisible();
  await expect(editor.getByText('공개', { exact: true })).toBeVisible();
  await expect(list.getByText(/자료를/).first()).toBeVisible();
});

test('a published remark that is changed on the way to the next student says that it is private, and goes out again', async ({
  page,
}) => {
  await forbid();
  const form = await closedForm('그래프로 나타냄.', 2);
  for (const id of form.responseIds) await form.teacher.must('publishRemark', { id });
  const editor = await openEditor(page, form);
  await cardsOf(editor).last().focus();
  await page.keyboard.press('Delete');
  await editor.getByRole('button', { name: '다음 학생' }).click();
  await expect(editor.getByText('2 / 2')).toBeVisible();
  const told = toasts(page).getByText(/기록문을 고쳐 비공개로 바뀌었어요/);
  await expect(told).toBeVisible();
  // Under the pointer it waits: the look takes longer than a toast stands where the machine has other things to do.
  await told.hover();
  await expectAccessible(page);
  await toasts(page).getByRole('button', { name: '다시 공개' }).click();
  const dialog = page.getByRole('dialog', { name: /기록문을 공개할까요/ });
  await dialog.getByRole('checkbox', { name: '읽고 확인했습니다' }).check();
  await dialog.getByRole('button', { name: '공개', exact: true }).click();
  await expect(toasts(page).getByText('기록문을 공개했습니다.')).toBeVisible();
  await expect(editor.getByText('1 / 2')).toBeVisible();
  const { studentResponses } = await form.teacher.must('listEvaluationResponses', { id: form.evaluationId });
  expect(studentResponses.map((one) => one.is_published)).toEqual([true, true]);
});
