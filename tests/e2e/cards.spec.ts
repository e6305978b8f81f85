import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, newStudentNumber } from './people.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

// For a teacher on a phone: each row of a table is a card of which every word can be read; and for one at a desk, to whom
// nothing is told across the field that is being written in.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(one: Locator): Promise<Box> {
  const box = await one.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Two students, one of whom has submitted and has a remark, and two forms. */
async function room() {
  const { client: teacher, email } = await scripted('teacher');
  const { classId, code, form } = await classWithForm(teacher, '한국지리 심화 탐구 3학년 7반');
  const { evaluation: second } = await teacher.must('createEvaluation', {
    ...{ classId, type: 'subject' as const, class_content: '하천 지형의 형성 과정을 모형으로 설명함' },
    questionCount: 5,
  });
  for (const id of [form.id, second.id]) await teacher.must('distributeEvaluation', { id });
  const students = [];
  for (let seats = 0; seats < 2; seats += 1) {
    const { client } = await scripted('student', newStudentNumber());
    await client.must('joinClass', { classCode: code });
    students.push(client);
  }
  const responses = form.questions.map((_, index) => `${index + 1}번 지도를 겹쳐 보고 까닭을 적었습니다.`);
  const submitted = await students[0]?.must('submitAnswers', { id: form.id, responses });
  const id = submitted?.response.id ?? '';
  await teacher.must('evaluateResponse', { id, observation: '지도를 겹쳐 가며 까닭을 찾음.' });
  return { email, classId, formId: form.id };
}

/** Every cell with words in it stands inside the window, and none on another. */
async function expectCards(page: Page, cells: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const rows = await page.locator('tbody tr').all();
  expect(rows.length).toBe(2);
  for (const row of rows) {
    const boxes: Box[] = [];
    for (const cell of await row.locator(cells).all()) {
      if (!(await cell.isVisible()) || (await cell.innerText()).trim() === '') continue;
      const box = await boxOf(cell);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const other of boxes) expect(overlap(box, other)).toBe(false);
      boxes.push(box);
    }
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    // A card is laid out below itself, too: not a line of a table that was pressed together.
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
  }
}

test('on a phone the rows of the tables are cards, and all of their words are there', async ({ browser }) => {
  const { email, classId, formId } = await room();
  const { page, noise } = await browserOf(browser, email);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/teacher/evaluations/${formId}/responses`);
    await expect(page.getByText('초안', { exact: true })).toBeVisible();
    await expectCards(page, 'td[data-cell]');
    for (const words of [/\d바이트$/, '기록문 없음', '관찰 없음'])
      await expect(page.getByRole('cell').getByText(words).first()).toBeInViewport();
    await expect(page.getByLabel('정렬', { exact: true })).toBeVisible();

    await page.goto(`/teacher/classes/${classId}/students`);
    const cards = page.locator('tbody tr');
    await expect(cards).toHaveCount(2);
    await expectCards(page, 'td, th');
    // Which form a state is of: the heads that say so are hidden here, so each state bears its number.
    for (const number of ['1', '2'])
      await expect(cards.first().getByText(number, { exact: true })).toBeVisible();
  }
  // The heads are back where there is room for a table.
  await page.setViewportSize({ width: 1280, height: 844 });
  expect((await boxOf(page.locator('thead').first())).height).toBeGreaterThan(20);
  expect(noise).toEqual([]);
  await page.context().close();
});

test('what is told over the remark editor stands beside what the teacher writes in', async ({ browser }) => {
  const { email, formId } = await room();
  const { page } = await browserOf(browser, email);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`/teacher/evaluations/${formId}/responses`);
  await page.locator('tbody').getByRole('button', { name: '시험사람', exact: true }).first().click();
  const editor = page.getByRole('dialog');
  // The form is still open: the press says why nothing is published.
  await editor.getByRole('button', { name: '공개', exact: true }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const told = await boxOf(toast);
  for (const written of await editor.getByRole('textbox').all())
    expect(overlap(told, await boxOf(written))).toBe(false);
  for (const button of ['저장', '이전 판'])
    expect(overlap(told, await boxOf(editor.getByRole('button', { name: button, exact: true })))).toBe(false);
  await page.context().close();
});
