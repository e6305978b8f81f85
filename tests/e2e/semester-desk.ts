import { expect as usual, type Locator, type Page } from '@playwright/test';
import { answersOf, NAMES, type Pupil } from './a-class.ts';
import { expectAccessible } from './people.ts';
import { inDialog } from './press.ts';

/** What the teacher of the semester does until the form is closed: a class, a form, a board on the wall. */

export const LESSON =
  '우리 지역의 미세먼지 측정 자료를 모아 시간대별 그래프로 나타내고, 모둠별로 원인을 토의한 뒤 개선 방안을 제안하였다.';
/** Thirty people at once on one small machine: what is awaited may take its time, what it is may not differ. */
const expect = usual.configure({ timeout: 60_000 });

/** Of thirty: those with a higher number do not submit. */
export const SUBMITTED = 27;

/** Makes the class, mistakes included. @returns its code */
export async function makeClass(page: Page): Promise<string> {
  await page.getByRole('link', { name: '수업', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await page.getByRole('button', { name: '수업 만들기' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /만들기|저장/ }).click();
  await expect(dialog.getByText('과목명을 입력해 주세요.')).toBeVisible();
  await dialog.getByLabel('수업 이름').fill('통합사회 1반');
  await dialog.getByRole('button', { name: /만들기|저장/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '통합사회 1반' })).toBeVisible();
  await page.getByRole('button', { name: '코드 복사' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^[A-HJKMNP-Z]{3}[2-9]{3}$/);
  return code;
}

/** Asks for questions, replaces one, writes one, and hands the form out. */
export async function handOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '자기평가지 만들기' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('수업 내용').fill(LESSON);
  await dialog.getByLabel('문항 수').selectOption('5');
  await dialog.getByRole('button', { name: '문항 제안받기' }).click();
  await expect(dialog.getByRole('textbox', { name: '문항 5' })).not.toHaveValue('');
  const first = dialog.getByRole('textbox', { name: '문항 1' });
  const suggested = await first.inputValue();
  await dialog.getByRole('button', { name: '문항 1 다른 문항으로 바꾸기' }).click();
  await expect(first).not.toHaveValue(suggested);
  await first.fill('미세먼지 자료를 모으면서 가장 궁금했던 점은 무엇인가요?');
  await dialog.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: / 배포$/ }).click();
  await inDialog(page, '배포');
  await expect(page.getByText('진행 중').first()).toBeVisible();
  await expectAccessible(page);
}

/** How many the board counts under this word. */
export const countOf = (page: Page, label: string): Locator =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** A class joins, opens the sheet, writes and submits at once by script, while the board stands on the wall. */
export async function watchTheClass(page: Page, pupils: readonly Pupil[], id: string): Promise<void> {
  const all = (from: number, to: number, act: (one: Pupil) => Promise<unknown>) =>
    Promise.all(pupils.filter(({ seat }) => seat >= from && seat <= to).map(act));
  const submit = (one: Pupil) => one.client.must('submitAnswers', { id, responses: answersOf(one) });
  await expect(page.getByRole('listitem').filter({ hasText: /\d+번/ })).toHaveCount(NAMES.length);
  await expect(countOf(page, '시작 전')).toHaveText('30');
  await all(3, SUBMITTED, ({ client }) => client.must('getAnswerSheet', { id }));
  await expect(countOf(page, '화면 열림')).toHaveText('25');
  await all(3, 22, (one) => one.client.must('saveDraft', { id, responses: answersOf(one) }));
  await expect(countOf(page, '쓰는 중')).toHaveText('20');
  await all(3, 17, submit);
  await expect(countOf(page, '제출')).toHaveText('15');
  await expect(page.getByRole('progressbar', { name: '제출한 학생' })).toHaveAttribute(
    'aria-valuetext',
    '30 중 15',
  );
  // Numbers alone until names are wanted, and never a word of an answer.
  await expect(page.getByRole('list').getByText('강서윤')).toHaveCount(0);
  await page.getByRole('checkbox', { name: '이름 보이기' }).check();
  await expect(page.getByRole('list').getByText('강서윤')).toHaveCount(1);
  await expect(page.getByText('궁금했습니다')).toHaveCount(0);

  await page.getByRole('button', { name: '타이머 10분' }).click();
  await page.getByRole('button', { name: '1분 늘리기' }).click();
  await page.getByRole('button', { name: '멈춤' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[01]:\d\d$/);
  const left = await page.getByRole('timer').textContent();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(left ?? '');
  await expectAccessible(page, { arrived: true });

  await page.context().setOffline(true);
  await expect(page.getByText(/연결이 끊겼어요/)).toBeVisible();
  await all(18, SUBMITTED, submit);
  await page.context().setOffline(false);
  await expect(countOf(page, '제출')).toHaveText('25');
  await expect(page.getByText(/연결이 끊겼어요/)).toBeHidden();
}

/** What is over is not counted down, and nobody is asked in any more; the way back has the keyboard. */
export async function closeFromTheBoard(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: '전체 화면', exact: true }).click();
  await page.getByRole('button', { name: '마감', exact: true }).click();
  await inDialog(page, '마감');
  await expect(page.getByText('마감되었어요. 더는 제출할 수 없어요.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(countOf(page, '미제출')).toHaveText('3');
  await expect(page.getByRole('button', { name: '재개', exact: true })).toBeFocused();
  await page.getByRole('button', { name: '전체 화면 끝내기' }).click();
}
