import { expect, test } from '@playwright/test';
import { buildForm, cardsOf, openEditor } from './editor-room.ts';

test('Escape closes the note of a finding, wherever in it the keyboard is, and only then the editor', async ({
  page,
}) => {
  const form = await buildForm(process.env['GIROK_ORIGIN'] ?? '');
  const editor = await openEditor(page, form);
  const note = editor.getByRole('group', { name: /검사 결과$/ });
  const remark = editor.getByRole('textbox', { name: '기록문', exact: true });

  await test.step('in the text, at the words', async () => {
    await editor.getByRole('button', { name: '글', exact: true }).click();
    await remark.fill(`구글에서 찾은 자료를 표로 정리함. ${await remark.inputValue()}`);
    await editor.getByRole('button', { name: /기업·상표.*구글/ }).click();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(remark).toBeFocused();
  });

  await test.step('on a card, at the mark and in the note', async () => {
    await editor.getByRole('button', { name: '문장', exact: true }).click();
    const mark = cardsOf(editor)
      .first()
      .getByRole('button', { name: /^구글 \(기재 금지/ });
    await mark.focus();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(mark).toBeFocused();
    await page.keyboard.press('Enter');
    await note.getByRole('button', { name: '설명 닫기' }).focus();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(cardsOf(editor).first()).toBeFocused();
  });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
