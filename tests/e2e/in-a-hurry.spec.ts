import { expect, type Page, test } from '@playwright/test';
import { FetchClient, SCHOOL } from '../support/fetch-client.ts';
import { buildForm, cardsOf, type Form, openEditor, openTable } from './editor-room.ts';
import { expectAccessible, newEmail, newStudentNumber } from './people.ts';

/** Where a teacher in a hurry stopped and wondered, on a class with two who wrote the same and one who wrote nothing. */

const ABSENT = '나중학생';

let form: Form;
test.beforeAll(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '', 2);
  const { class: room } = await form.teacher.must('listEvaluationResponses', { id: form.evaluationId });
  const { class: made } = await form.teacher.must('getTaughtClass', { id: room.id });
  const absent = new FetchClient(form.origin);
  const student_number = newStudentNumber();
  await absent.register('student', newEmail('student'), student_number);
  await absent.must('updateProfile', { name: ABSENT, school: SCHOOL, student_number });
  await absent.must('joinClass', { classCode: made.code ?? '' });
});

async function openOf(page: Page, name: string) {
  await openTable(page, form);
  await page.getByRole('button', { name, exact: true }).first().click();
  return page.getByRole('dialog').first();
}

test('opening an editor writes nothing on the console', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (line) => {
    // The worker is kept out of these tests by their own settings.
    if (['error', 'warning'].includes(line.type()) && !line.text().includes('Service Worker'))
      noise.push(line.text());
  });
  const editor = await openEditor(page, form);
  await editor.getByRole('button', { name: '닫기' }).click();
  expect(noise).toEqual([]);
});

test('on a phone the name and the way out stay above the text, wherever it was called from', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = await openEditor(page, form);
  await cardsOf(editor).last().focus();
  await editor.getByRole('button', { name: '글', exact: true }).click();
  await expect(editor.getByRole('textbox', { name: '기록문', exact: true })).toBeVisible();
  // What is hidden from the eye and read aloud must not give the layer itself something to scroll to.
  await expect
    .poll(() => editor.evaluate((layer) => [layer.scrollHeight - layer.clientHeight, layer.scrollTop]))
    .toEqual([0, 0]);
  await expect(editor.getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 });
  await editor.getByRole('button', { name: '문장', exact: true }).click();
});

test('the ring around the field passes below what stands above it, and not beside it', async ({ page }) => {
  const editor = await openEditor(page, form);
  await editor.getByRole('button', { name: '글', exact: true }).click();
  const field = await editor.getByRole('textbox', { name: '기록문', exact: true }).boundingBox();
  const [x, width] = [field?.x ?? 0, field?.width ?? 0];
  for (const left of [x - 3, x + width + 3]) {
    const covered = await editor.getByRole('meter').evaluate((meter, at) => {
      const { top } = meter.getBoundingClientRect();
      // The bar that stays in sight is what the meter and these points have in common, below the pane.
      const pane = meter.closest('[data-remark]');
      const there = document.elementFromPoint(at, top);
      return there !== null && there !== pane && pane?.contains(there) === true;
    }, left);
    expect(covered, `at ${left}`).toBe(true);
  }
  await editor.getByRole('button', { name: '문장', exact: true }).click();
});

test('on a phone the whole class is selected with one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, form);
  const all = page.getByRole('checkbox', { name: '보이는 학생 모두 선택' });
  await expect(all).toBeInViewport();
  // How far it is stands with what it is about, not under the buttons.
  const facts = await page.getByText(/^제출 \d+ \/ \d/).boundingBox();
  const link = await page.getByRole('link', { name: '자기평가지 보기' }).boundingBox();
  expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(link?.y ?? 0);
  await all.check();
  await expect(page.getByText('3명 선택')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: `${ABSENT} 선택` }).uncheck();
  await expect(all).toHaveJSProperty('indeterminate', true);
});

test('whoever has nothing stored yet is not asked to write into a field that is closed', async ({ page }) => {
  const editor = await openOf(page, ABSENT);
  const remark = editor.getByRole('textbox', { name: '기록문', exact: true });
  await expect(remark).toBeDisabled();
  await expect(remark).toHaveAttribute('placeholder', '교사 관찰을 먼저 적고 저장하면 여기에 쓸 수 있어요.');
  await editor.getByRole('textbox', { name: '교사 관찰' }).fill('토의에서 질문을 던짐.');
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await expect(remark).toBeEnabled();
  await expect(remark).toHaveAttribute('placeholder', '초안을 만들거나 직접 써 주세요.');
});

test('of two texts that are alike either is opened where it can be changed, and the way back leads to both', async ({
  page,
}) => {
  await openTable(page, form);
  await page.getByRole('link', { name: '비슷한 글' }).click();
  const pair = page.getByRole('article').first();
  await pair
    .getByRole('link', { name: /시험사람.*열기/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /시험사람/ })).toBeVisible();
  await page.goBack();
  await expect(pair).toBeVisible();
  await expectAccessible(page);
});

test('what is left in a text is named before it is confirmed, and too long is not an expression', async ({
  page,
}) => {
  const editor = await openEditor(page, form);
  await editor.getByRole('button', { name: '글', exact: true }).click();
  await editor
    .getByRole('textbox', { name: '기록문', exact: true })
    .fill(`구글 지도를 비교하고 토익 시험을 준비함. ${'자료를 모음. '.repeat(120)}`);
  await editor.getByRole('button', { name: '교사 확인' }).click();
  const asked = page.getByRole('dialog').last();
  await expect(asked.getByText('기재 금지 표현이 남은 채로 확인할까요?')).toBeVisible();
  await expect(asked.getByText(/^2곳: 기업·상표 ‘구글’, 공인어학시험 ‘토익/)).toBeVisible();
  await expect(asked.getByText(/바이트 넘었어요/)).toBeVisible();
  await expect(asked.getByText(/분량 초과/)).toHaveCount(0);
  await asked.getByRole('button', { name: '취소' }).click();
  await editor.getByRole('button', { name: '모두 되돌리기' }).click();
});

test('what a draft lacks leads to where it can be added', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = await openOf(page, ABSENT);
  const observation = editor.getByRole('textbox', { name: '교사 관찰' });
  await observation.fill('토의에서 질문을 던짐.');
  await editor.getByRole('button', { name: '초안 만들기' }).click();
  await expect(editor.getByText('자료 부족')).toBeVisible();
  await expectAccessible(page);
  await editor.getByRole('button', { name: '교사 관찰로 가기' }).press('Enter');
  await expect(observation).toBeFocused();
  await expect(observation).toBeInViewport();
  await page.keyboard.type(' 표를 만듦.');
  await expect(observation).toHaveValue('토의에서 질문을 던짐. 표를 만듦.');
  await editor.getByRole('button', { name: '저장', exact: true }).click();
});
