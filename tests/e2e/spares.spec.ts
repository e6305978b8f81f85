import { expect, test } from '@playwright/test';
import { ANSWERS, buildForm, cardsOf, type Form, openEditor, wordsOf } from './editor-room.ts';
import { expectAccessible } from './people.ts';

/** The list of what the draft left out, beside the remark. */

let form: Form;
test.beforeAll(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '', 2);
});

test('what the draft left out is put in where the teacher says, or is made a sentence first', async ({
  page,
}) => {
  const NOTE = '발표 中, 질문 上';
  const MADE = '결과를 흔들림 없이 전하고 물음에 답함.';
  const [id = ''] = form.responseIds;
  await form.teacher.must('evaluateResponse', {
    ...{ id, observation: `처리 기준을 모둠에 설명함. ${NOTE}` },
    responses: ANSWERS.with(3, '딱히 없음'),
  });
  const editor = await openEditor(page, form);
  const cards = cardsOf(editor);
  const before = await wordsOf(editor);
  const place = editor.getByLabel('넣을 자리');
  const finish = editor.getByRole('button', { name: `문장으로 다듬기: ${NOTE}` });
  const field = editor.getByRole('textbox', { name: /^문장으로 다듬기/ });
  const area = editor.getByRole('textbox', { name: '기록문', exact: true });
  const chosenText = () =>
    area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
  await editor.getByText(/^쓰지 않은 문장 \d개$/).click();

  await test.step('an answer that says nothing is shown, and not offered', async () => {
    const nothing = editor
      .getByRole('listitem')
      .filter({ hasText: '딱히 없음' })
      .filter({ hasText: '답이 없는' });
    await expect(nothing).toBeVisible();
    await expect(nothing.getByRole('button')).toHaveCount(0);
  });

  await test.step('before the first sentence, and taken back the place is the same again', async () => {
    await place.selectOption('맨 앞');
    const first = editor.getByRole('button', { name: /^맨 앞에 넣기: 측정소/ });
    const words = (await first.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
    await first.click();
    await expect(cards.nth(0)).toBeFocused();
    expect(await wordsOf(editor)).toEqual([words, ...before]);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await wordsOf(editor)).toEqual(before);
    await expect(place).toBeFocused();
    await expect(first).toBeVisible();
  });

  await test.step('a note opens as a field; what was typed stays there for whoever goes back', async () => {
    await place.selectOption('2번째 문장 뒤');
    await finish.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(NOTE);
    await page.keyboard.type(' 구글');
    await expect(editor.getByText('기재 금지: 기업·상표 ‘구글’')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(finish).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(`${NOTE} 구글`);
    await field.fill(' ');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('문장을 써 주세요.');
    expect(await wordsOf(editor)).toEqual(before);
  });

  await test.step('Enter puts it in, with the source of the note, which the server keeps', async () => {
    await field.fill(MADE.slice(0, -1));
    await page.keyboard.press('Enter');
    expect(await wordsOf(editor)).toEqual(before.toSpliced(2, 0, MADE));
    await expect(cards.nth(2)).toBeFocused();
    await expect(cards.nth(2)).toContainText('교사 관찰');
    await expect(finish).toHaveCount(0);
    await editor.getByRole('button', { name: '저장', exact: true }).click();
    await expect(editor.getByText(/서버에 저장됨/)).toBeVisible();
    await page.reload();
    await cards.nth(2).focus();
    await expect(cards.nth(2)).toContainText(NOTE);
  });

  await test.step('only a movement of the hand points at a source', async () => {
    await editor.getByRole('heading', { name: '학생의 답' }).click();
    await cards.filter({ hasText: '빈 칸을 빼고' }).hover();
    await expect(editor.locator('mark')).toHaveText(ANSWERS[1] ?? '');
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => cards.filter({ hasText: '빈 칸을 빼고' }).evaluate((one) => one.matches(':hover')))
      .toBe(false);
    await expect(editor.locator('mark')).toHaveText(ANSWERS[1] ?? '');
    await editor.getByRole('heading', { name: '학생의 답' }).hover();
    await expect(editor.locator('mark')).toHaveCount(0);
  });

  await test.step('in the text it is chosen where it went, and the keyboard takes it back there', async () => {
    await editor.getByRole('button', { name: '글', exact: true }).click();
    await area.press('ControlOrMeta+End');
    await page.keyboard.type(' 덧붙인 말임.');
    const typed = await area.inputValue();
    await place.selectOption('1번째 문장 뒤');
    await editor.getByRole('button', { name: /^1번째 뒤에 넣기: 측정소/ }).click();
    await expect(area).toBeFocused();
    expect(await chosenText()).toMatch(/^측정소 .*\.$/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(area).toHaveValue(typed);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await chosenText()).toMatch(/^측정소 .*\.$/);
    // What was typed since stays.
    await area.press('ControlOrMeta+End');
    await page.keyboard.type(' 더.');
    await editor.getByRole('button', { name: '되돌리기', exact: true }).click();
    await expect(area).toHaveValue(`${typed} 더.`);
    expect(await chosenText()).toBe(before[0]);
    // A whole sentence may be changed on its way, too.
    await editor.getByRole('button', { name: /^고쳐서 넣기: 측정소/ }).click();
    const mend = editor.getByRole('textbox', { name: /^고쳐서 넣기: 측정소/ });
    await expect(mend).toHaveValue(/^측정소 .*나타냄\.$/);
    await mend.fill('측정소마다 다른 까닭을 따져 봄.');
    await mend.press('Enter');
    expect(await chosenText()).toBe('측정소마다 다른 까닭을 따져 봄.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(area).toHaveValue(`${typed} 더.`);
  });

  await test.step('the list stays open over the next student and the one before, and closed where it was closed', async () => {
    const heading = editor.getByText(/^쓰지 않은 문장 \d개$/);
    await editor.getByRole('button', { name: '다음 학생', exact: true }).first().click();
    await expect(editor.getByText('2 / 2')).toBeVisible();
    await expect(place).toBeVisible();
    await heading.click();
    await expect(place).toBeHidden();
    await editor.getByRole('button', { name: '이전 학생', exact: true }).click();
    await expect(editor.getByText('1 / 2')).toBeVisible();
    await expect(heading).toBeVisible();
    await expect(place).toBeHidden();
  });
});
