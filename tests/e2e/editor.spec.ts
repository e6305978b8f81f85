import { expect, test } from '@playwright/test';
import { countBytes } from '../../record/bytes.ts';
import { ANSWERS, buildForm, cardsOf, type Form, openEditor, wordsOf } from './editor-room.ts';
import { expectAccessible } from './people.ts';

/** The remark editor as a teacher uses it: sentence by sentence, by keyboard, with the rules in the text. */

let form: Form;
test.beforeAll(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '');
});

test('a teacher works a remark over, sentence by sentence', async ({ page }) => {
  test.setTimeout(180_000);
  const editor = await openEditor(page, form);
  const cards = cardsOf(editor);
  const before = await wordsOf(editor);
  expect(before.length).toBeGreaterThan(3);
  const text = before.join(' ');
  const saved = () => editor.getByText(/서버에 저장됨/);

  await test.step('a sentence in focus lights what it comes from, and says what it weighs', async () => {
    await cards.filter({ hasText: '빈 칸을 빼고' }).focus();
    await expect(editor.locator('mark')).toHaveText(ANSWERS[1] ?? '');
    await cards.filter({ hasText: '처리 기준을 모둠에 설명함' }).first().focus();
    await expect(editor.locator('mark')).toHaveCount(0);
    await cards.nth(1).focus();
    const rest = countBytes(before.toSpliced(1, 1).join(' '));
    const own = countBytes(text) - rest;
    await expect(cards.nth(1)).toContainText(`${own}바이트 · 빼면 ${rest.toLocaleString('ko-KR')}바이트`);
  });

  await test.step('moves by keyboard, is announced, keeps the focus, and is taken back', async () => {
    await cards.nth(1).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.getByText('2번째 문장을 1번째로 옮겼어요.')).toBeVisible();
    const [first = '', second = '', ...others] = before;
    expect(await wordsOf(editor)).toEqual([second, first, ...others]);
    await expect(cards.nth(0)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.getByText(/더 올릴 수 없어요/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await wordsOf(editor)).toEqual(before);
  });

  await test.step('is dragged by its number to where the mouse lets it go', async () => {
    const [first = '', second = '', third = '', ...others] = before;
    // Both ends in sight: the driver would scroll between pressing and moving, which nobody's hand does.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 1400 });
    await cards
      .nth(2)
      .getByText('3', { exact: true })
      .dragTo(cards.nth(0), { targetPosition: { x: 40, y: 4 } });
    await expect.poll(() => wordsOf(editor)).toEqual([third, first, second, ...others]);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => wordsOf(editor)).toEqual(before);
    if (size) await page.setViewportSize(size);
  });

  await test.step('is left out and put back; another takes its place', async () => {
    await cards.nth(2).focus();
    await page.keyboard.press('Delete');
    expect(await wordsOf(editor)).toEqual(before.toSpliced(2, 1));
    await expect(cards.nth(2)).toBeFocused();
    // Taken back from the next one: the focus goes to what came back.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cards.nth(2)).toBeFocused();
    expect(await wordsOf(editor)).toEqual(before);
    await page.keyboard.press('Delete');
    await expect(cards.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await editor.getByText(/^쓰지 않은 문장 \d개$/).click();
    const back = editor.getByRole('button', { name: `2번째 뒤에 넣기: ${before[2]}` });
    await back.click();
    expect(await wordsOf(editor)).toEqual(before);
    await expect(cards.nth(2)).toBeFocused();
    // Taken back: the sentence is chosen behind which it had been put, so that the next one comes to stand there.
    await editor.getByRole('button', { name: '되돌리기', exact: true }).click();
    await expect(cards.nth(1)).toBeFocused();
    await back.click();
    expect(await wordsOf(editor)).toEqual(before);
    const swap = editor.getByRole('button', { name: /^3번째와 바꾸기: 측정소/ });
    const spare = (await swap.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
    await swap.click();
    expect(await wordsOf(editor)).toEqual(before.with(2, spare));
    await expect(editor.getByRole('button', { name: `뒤에 넣기: ${before[2]}` })).toBeVisible();
    await expectAccessible(page);
    await editor.getByRole('button', { name: '되돌리기', exact: true }).click();
    expect(await wordsOf(editor)).toEqual(before);
  });

  await test.step('is written in; what the rules object to shows in it and is mended by one press', async () => {
    await cards.nth(0).focus();
    await page.keyboard.press('Enter');
    const field = editor.getByRole('textbox', { name: '1번째 문장 고치기' });
    await expect(field).toBeFocused();
    await field.fill((before[0] ?? '').replace(/^/, '구글에서 찾은 '));
    await page.keyboard.press('Escape');
    await expect(cards.nth(0)).toBeFocused();
    await expect(cards.nth(0)).toContainText('교사가 고침');
    const mark = cards.nth(0).getByRole('button', { name: /^구글 \(기재 금지/ });
    await expect(mark).toHaveAttribute('data-kind', 'error');
    await mark.focus();
    const note = cards.nth(0).getByRole('group', { name: /검사 결과$/ });
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.getByRole('button', { name: /고치기$/ }).click();
    await expect(mark).toHaveCount(0);
    await expect(cards.nth(0)).not.toContainText('구글');
    await editor.getByRole('button', { name: '되돌리기', exact: true }).click();
    await editor
      .getByRole('region', { name: /^기재요령/ })
      .getByRole('button', { name: /고치기$/ })
      .press('Enter');
    await expect(editor.getByRole('heading', { name: /^기재요령/ })).toBeFocused();
    await expect(cards.nth(0)).not.toContainText('구글');
    await editor.getByRole('button', { name: '저장', exact: true }).click();
    await expect(saved()).toBeVisible();
  });

  await test.step('a finding that does not apply is put aside with a reason, from the text view', async () => {
    await editor.getByRole('button', { name: '글', exact: true }).click();
    const remark = editor.getByRole('textbox', { name: '기록문' });
    const now = await remark.inputValue();
    await remark.fill(`${now} 애플의 발표 방식을 본뜸.`);
    await editor.getByRole('button', { name: /기업·상표.*애플/ }).click();
    await expect(remark).toBeFocused();
    expect(
      await remark.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      ),
    ).toBe('애플');
    const note = editor.getByRole('group', { name: '기업·상표 검사 결과' });
    await note.getByRole('button', { name: '해당 없음' }).click();
    const dialog = page.getByRole('dialog').last();
    await dialog.getByLabel(/해당 없는 까닭/).fill('과일의 발표회임');
    await dialog.getByRole('button', { name: '해당 없음으로 남기기' }).click();
    await expect(editor.getByText(/과일의 발표회임 \(/)).toBeVisible();
    await expect(note).toBeHidden();
  });

  await test.step('a confirmation lasts until the text changes', async () => {
    await editor.getByRole('button', { name: '교사 확인', exact: true }).click();
    await expect(editor.getByText('교사 확인함')).toBeVisible();
    // The button went with its step: the keyboard is at what the foot says of it.
    await expect(editor.getByRole('status').filter({ hasText: /교사 확인 \d/ })).toBeFocused();
    // The view that was chosen is there for the next student, too; what was open is there again.
    await page.reload();
    await expect(editor.getByRole('textbox', { name: '기록문' })).toBeVisible();
    await editor.getByRole('button', { name: '문장', exact: true }).click();
    await cards.last().focus();
    await page.keyboard.press('Delete');
    await expect(editor.getByText('초안 · 교사 확인 전')).toBeVisible();
    await editor.getByRole('button', { name: '저장', exact: true }).click();
    await expect(saved()).toBeVisible();
    await expect(editor.getByText('초안 · 교사 확인 전')).toBeVisible();
  });

  await test.step('the history shows what changed since, and brings a version back', async () => {
    await cards.nth(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await editor.getByRole('button', { name: '이전 판' }).click();
    const history = page.getByRole('dialog').last();
    await history.getByRole('button', { name: '지금 글과 차이' }).last().click();
    // What did not happen is not counted.
    await expect(
      history.getByText('이 판에서 지금 글까지: + 더한 곳 1 · ↕ 옮긴 문장 1', { exact: true }),
    ).toBeVisible();
    await expect(history.getByText(/만든 초안/)).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: '이 판으로 되돌리기' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect.poll(() => wordsOf(editor)).toEqual(before);
    await editor.getByRole('button', { name: '이전 판' }).click();
    await expect(history.getByText(/되돌린 판 \(.*에 기본 작성기가 만든 초안\)/)).toBeVisible();
    await history.getByRole('button', { name: '닫기' }).last().click();
  });
});

test('by keyboard the list takes two presses of Tab and keeps the choice, and the one in focus is in sight with its source', async ({
  page,
}) => {
  const editor = await openEditor(page, form);
  const cards = cardsOf(editor);
  const count = await cards.count();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-sentence]')?.dataset['sentence']);

  await test.step('Tab goes from a card to its buttons and out of the list, which keeps the choice', async () => {
    await cards.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('1');
    await page.keyboard.press('Tab');
    expect(await focused()).toBeUndefined();
    await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('1');
  });

  await test.step('arrow keys go through what can be done, and back to the card', async () => {
    await cards.nth(1).focus();
    const tools = cards.nth(1).getByRole('toolbar');
    await page.keyboard.press('End');
    await expect(tools.getByRole('button', { name: /빼기$/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name: /고치기$/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cards.nth(1)).toBeFocused();
    // Tab comes back to the button where the keyboard was.
    await page.keyboard.press('Tab');
    await expect(tools.getByRole('button', { name: /고치기$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('textbox', { name: '2번째 문장 고치기' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cards.nth(1)).toBeFocused();
  });

  await test.step('whatever the card grows by when it gets the focus stands above the foot', async () => {
    await cards.first().focus();
    for (let at = 0; at < count; at += 1) {
      if (at > 0) await page.keyboard.press('ArrowDown');
      await expect(cards.nth(at)).toBeFocused();
      await expect
        .poll(() =>
          editor.evaluate((layer) => {
            const card = document.activeElement?.getBoundingClientRect();
            const foot = layer.querySelector('footer')?.getBoundingClientRect();
            return card !== undefined && foot !== undefined && card.bottom <= foot.top + 1;
          }),
        )
        .toBe(true);
    }
    const seen = cards.filter({ hasText: '교사 관찰' }).last();
    await seen.focus();
    await expect(seen.getByText('자료의 빠진 값을 스스로 찾아').last()).toBeInViewport();
  });
});

test('every sentence may be left out: the keyboard stays, and all of them come back', async ({ page }) => {
  const editor = await openEditor(page, form);
  const cards = cardsOf(editor);
  const before = await wordsOf(editor);
  await cards.first().focus();
  for (let left = before.length; left > 0; left -= 1) {
    await page.keyboard.press('Delete');
    await expect(cards).toHaveCount(left - 1);
  }
  await expect(editor.getByRole('textbox', { name: '기록문', exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(editor.getByText(/기록문을 비워 둘 수 없어요/)).toBeVisible();
  for (let back = 1; back <= before.length; back += 1) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cards).toHaveCount(back);
    await expect(cards.nth(0)).toBeFocused();
  }
  expect(await wordsOf(editor)).toEqual(before);
});

test('on a phone the source stands under its sentence, the way back is at hand, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = await openEditor(page, form);
  const observation = editor.getByRole('textbox', { name: /교사 관찰/ });
  await expect(observation).not.toBeInViewport();
  await editor.getByRole('button', { name: '관찰과 기록문으로' }).click();
  await expect(observation).toBeInViewport();
  const card = cardsOf(editor).filter({ hasText: '빈 칸을 빼고' });
  await card.focus();
  await expect(card.getByText(ANSWERS[1] ?? '')).toBeVisible();
  await expect(card.getByRole('button', { name: /빼기$/ })).toBeVisible();
  const confirm = editor.getByRole('button', { name: '교사 확인', exact: true });
  const place = await confirm.boundingBox();
  await cardsOf(editor).last().focus();
  await page.keyboard.press('Delete');
  // The way back is in sight where the finger is, and what it would press next has not moved.
  await expect(editor.getByRole('button', { name: '모두 되돌리기' })).toBeVisible();
  await expect(editor.getByText(/문장을 뺐어요/)).toBeInViewport();
  expect(await confirm.boundingBox()).toEqual(place);
  await editor.getByRole('button', { name: '되돌리기', exact: true }).click();
  await expect(editor.getByRole('button', { name: '모두 되돌리기' })).toHaveCount(0);
  const over = await editor.evaluate(
    (layer) =>
      [layer, ...layer.querySelectorAll('*')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible',
      ).length,
  );
  expect(over).toBe(0);
  await expectAccessible(page);
});
