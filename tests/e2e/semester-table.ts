import { expect, type Page } from '@playwright/test';
import type { FetchClient } from '../support/fetch-client.ts';
import { answersOf, NAMES, numberOf, seenOf } from './a-class.ts';
import { expectAccessible } from './people.ts';
import { inDialog, onScreen } from './press.ts';

/** What the teacher of the semester does at the table of responses, from the first look to what the students read. */

/** Of thirty: of whom the teacher saw something. The 28th submitted nothing. */
export const SEEN = 28;
/** Thirty texts take their time on a machine that has other things to do. */
const LONG = { timeout: 120_000 };

export const seats = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const rowsOf = (page: Page) => page.locator('tbody tr');
const cellsOf = (page: Page, cell: 'number' | 'name') => page.locator(`tbody [data-cell="${cell}"]`);
const filter = (page: Page, label: string, count: number) =>
  page.getByRole('button', { name: `${label} ${count}`, exact: true });

/** Sorts by each head, one way and the other, and looks at who is missing. */
export async function lookThroughTheTable(page: Page): Promise<void> {
  const numbers = seats(30).map(numberOf);
  const head = (name: string) => page.getByRole('columnheader').getByRole('button', { name });
  await expect(rowsOf(page)).toHaveCount(30);
  await expect(cellsOf(page, 'number')).toHaveText(numbers);
  await head('학번').click();
  await expect(cellsOf(page, 'number')).toHaveText(numbers.toReversed());
  await head('이름').click();
  await expect(cellsOf(page, 'name')).toHaveText(NAMES.toSorted((a, b) => (a < b ? -1 : 1)));
  // Who has not submitted stands first, then by number.
  await head('제출').click();
  await expect(cellsOf(page, 'number')).toHaveText([...numbers.slice(27), ...numbers.slice(0, 27)]);
  await head('기록문').click();
  await expect(page.getByRole('columnheader', { name: '기록문' })).toHaveAttribute('aria-sort', 'ascending');
  await head('학번').click();
  await filter(page, '관찰 없음', 30).click();
  await expect(rowsOf(page)).toHaveCount(30);
  await filter(page, '초과', 0).click();
  await page.getByRole('button', { name: '전체 보기' }).click();
  await filter(page, '미제출', 3).click();
  await expect(cellsOf(page, 'number')).toHaveText(['10128', '10129', '10130']);
  await filter(page, '전체', 30).click();
}

/** The key as a browser tells of it: while Hangul is composed, it is the input method's. */
async function tell(page: Page, key: string, code: string, composing: boolean): Promise<void> {
  await page.evaluate(
    ([name, place, composed]) => {
      const more = composed ? { isComposing: true, keyCode: 229 } : {};
      const event = new KeyboardEvent('keydown', {
        ...{ key: name, code: place, bubbles: true, cancelable: true, ...more },
      });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [key, code, composing] as const,
  );
}

/** J, K, Space and Enter in the table, J and K in the editor; and none of them while Hangul is composed. */
export async function walkByKeyboard(page: Page): Promise<void> {
  const row = (at: number) => rowsOf(page).nth(at);
  const editor = page.getByRole('dialog');
  await page.keyboard.press('j');
  await expect(row(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(0)).toBeFocused();
  for (const [key, code] of [
    ['ㅓ', 'KeyJ'],
    ['Process', 'Space'],
    ['Enter', 'Enter'],
  ] as const)
    await tell(page, key, code, true);
  await expect(row(0)).toBeFocused();
  await expect(page.getByText('학생을 선택해 한꺼번에 할 수 있어요.')).toBeVisible();
  await expect(editor).toHaveCount(0);
  // The same key with the Korean layout, when nothing is composed.
  await tell(page, 'ㅓ', 'KeyJ', false);
  await expect(row(1)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText('1명 선택')).toBeVisible();
  await expect(row(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(row(1).getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(editor.getByText('2 / 30')).toBeVisible();
  await tell(page, 'ㅏ', 'KeyK', true);
  await expect(editor.getByText('2 / 30')).toBeVisible();
  await page.keyboard.press('k');
  await expect(editor.getByText('1 / 30')).toBeVisible();
  await page.keyboard.press('j');
  await expect(editor.getByText('2 / 30')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(row(1).getByRole('button').first()).toBeFocused();
}

/** Two students by hand, one after the other, and the rest from a table of the teacher's own. */
export async function observe(page: Page, teacher: FetchClient, id: string): Promise<void> {
  await page.getByRole('link', { name: '관찰 적기' }).click();
  const fields = page.getByRole('textbox', { name: /교사 관찰/ });
  await expect(fields).toHaveCount(30);
  await fields.nth(0).fill(seenOf({ seat: 1 }));
  await page.keyboard.press('Control+Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.insertText(seenOf({ seat: 2 }));
  await page.getByRole('button', { name: '표에서 붙여 넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '표에서 붙여 넣기' });
  const lines = seats(SEEN)
    .slice(2)
    .map((seat) => `${numberOf(seat)}\t${seenOf({ seat })}`);
  await dialog.getByLabel('복사한 표').fill(['학번\t관찰', ...lines].join('\n'));
  await dialog.getByRole('button', { name: '26명에게 넣기' }).click();
  const seen = async () =>
    (await teacher.must('listEvaluationResponses', { id })).studentResponses.map(
      (one) => one.teacher_observation,
    );
  await expect.poll(seen, LONG).toEqual(seats(30).map((seat) => (seat <= SEEN ? seenOf({ seat }) : null)));
  await expect(page.getByText('쓰는 대로 저절로 저장돼요')).toBeVisible();
}

/** A draft for everybody who was seen, and the names of those who get none. */
export async function generate(page: Page): Promise<void> {
  await filter(page, '관찰 없음', 2).click();
  await expect(cellsOf(page, 'number')).toHaveText(['10129', '10130']);
  await filter(page, '전체', 30).click();
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await onScreen(page, '초안 만들기');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('28명의 초안을 서버에서 만들어요. 약 2분')).toBeVisible();
  await expect(dialog.getByText(`답 없이 관찰만으로 쓰는 1명 ${NAMES[27]}`)).toBeVisible();
  await expect(dialog.getByText(`관찰이 없어 건너뛰는 2명 ${NAMES[28]}, ${NAMES[29]}`)).toBeVisible();
  await inDialog(page, '28명 초안 만들기');
  const panel = page.getByRole('region', { name: '초안 만들기' });
  await expect(panel.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible(LONG);
  await expect(panel.getByText('28명 중 28명 완료', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: '닫기' }).click();
  await expect(filter(page, '미확인', 28)).toBeVisible();
  await expect(filter(page, '기록문 없음', 2)).toBeVisible();
}

/** Reads where a sentence comes from, has a finding mended, a text shortened, and stamps three by hand. */
export async function readAndStamp(page: Page): Promise<void> {
  const editor = page.getByRole('dialog').first();
  const remark = editor.getByRole('textbox', { name: '기록문' });
  const stamped = editor.getByText(/교사 확인 \d/);
  await onScreen(page, NAMES[0]);
  await editor.locator('[data-sentence]').filter({ hasText: '막대그래프로 나타냄' }).focus();
  await expect(editor.locator('mark')).toHaveText(answersOf({ seat: 1 })[1] ?? '');
  await editor.getByRole('button', { name: '글', exact: true }).click();
  const drafted = await remark.inputValue();
  expect(drafted).not.toContain('저는');
  await remark.fill(`${drafted} 구글에서 찾은 자료와 견주어 발표를 차분하게 이끎.`);
  const findings = editor.getByRole('region', { name: /^기재요령/ });
  await findings.getByRole('button', { name: /고치기$/ }).click();
  await expect(remark).not.toHaveValue(/구글/);
  await expect(remark).toHaveValue(/발표를 차분하게 이끎\.$/);
  await editor.getByRole('button', { name: '교사 확인', exact: true }).click();
  await expect(stamped).toBeVisible();

  // The next one: too long for NEIS, which the table says, and shortened there.
  await page.keyboard.press('j');
  await expect(editor.getByText('2 / 30')).toBeVisible();
  const text = await remark.inputValue();
  await remark.fill(Array.from({ length: 6 }, () => text).join(' '));
  await editor.getByRole('button', { name: '저장', exact: true }).click();
  await expect(editor.getByText(/서버에 저장됨/)).toBeVisible();
  await editor.getByRole('button', { name: '닫기' }).click();
  await filter(page, '초과', 1).click();
  await expect(cellsOf(page, 'number')).toHaveText(['10102']);
  await onScreen(page, NAMES[1]);
  await remark.fill(text);
  await editor.getByRole('button', { name: '교사 확인', exact: true }).click();
  await expect(stamped).toBeVisible();
  await editor.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '전체 보기' }).click();

  // By keyboard, out of the list of those not stamped.
  await filter(page, '미확인', 26).click();
  await onScreen(page, NAMES[2]);
  await editor.getByRole('button', { name: '문장', exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await expect(stamped).toBeVisible();
  await page.keyboard.press('Escape');
  await filter(page, '전체', 30).click();
  await expect(filter(page, '미확인', 25)).toBeVisible();
}

/** Everybody who has a text, in one go; the question names who was not read, and keeps its buttons in sight. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await onScreen(page, '공개');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('기록문 28편을 공개할까요?');
  const unread = dialog.getByRole('list', { name: '교사 확인 전이고 아직 열어 보지 않은 25편' });
  await expect(unread.getByRole('listitem')).toHaveCount(25);
  await expect(dialog.getByText('걸리는 기재 금지 표현이 없어요.')).toBeVisible();
  const yes = dialog.getByRole('button', { name: '공개', exact: true });
  await expect(yes).toBeDisabled();
  await expect(yes).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: '읽고 확인했습니다' }).check();
  await yes.click();
  await expect(page.getByText('교사 확인 28 · 공개 28')).toBeVisible(LONG);
  await expect(dialog).toHaveCount(0);
  // Two of those selected had no remark; nothing is left to be done for anybody, so nobody is selected.
  await expect(page.getByText('28명의 기록문을 공개했어요', { exact: true })).toBeVisible();
}
