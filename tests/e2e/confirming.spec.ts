import { expect, test } from '@playwright/test';
import { buildForm, cardsOf, type Form, openEditor } from './editor-room.ts';
import { expectAccessible } from './people.ts';

/** A teacher confirms the texts of a class, one after the other, from one place. */

let form: Form;
test.beforeEach(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '', 2);
});

const confirmed = async () =>
  (await form.teacher.must('listEvaluationResponses', { id: form.evaluationId })).studentResponses.map(
    (one) => one.confirmed_at !== null,
  );

for (const width of [1280, 390])
  test(`the way on stands where the confirming stood, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const editor = await openEditor(page, form);
    const foot = editor.locator('footer');
    const confirm = foot.getByRole('button', { name: '교사 확인', exact: true });
    const goOn = foot.getByRole('button', { name: '다음 학생', exact: true });
    await expect(goOn).toHaveCount(0);
    // What was saved and what is still open go into one line, on a phone as well: a second one would move the steps.
    await cardsOf(editor).first().focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    const said = foot.getByRole('status');
    await expect(said).toHaveText(/^서버에 저장됨 .* · 교사 확인 전이에요$/);
    expect((await said.boundingBox())?.height).toBeLessThan(30);
    const place = await confirm.boundingBox();
    await confirm.click();
    await expect(goOn).toBeFocused();
    expect(await goOn.boundingBox()).toEqual(place);
    await expect(foot.getByRole('status')).toContainText(/교사 확인 \d/);
    if (width === 1280) await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(editor.getByText('2 / 2')).toBeVisible();
    // The next text is confirmed by a press of its own, and after the last one there is nobody to go on to.
    expect(await confirmed()).toEqual([true, false]);
    await confirm.click();
    await expect(foot.getByRole('status')).toBeFocused();
    await expect(goOn).toHaveCount(0);
    expect(await confirmed()).toEqual([true, true]);
  });

test('what was confirmed before, or is changed again, offers no way on', async ({ page }) => {
  const [first = ''] = form.responseIds;
  await form.teacher.must('confirmRemark', { id: first });
  const editor = await openEditor(page, form);
  const foot = editor.locator('footer');
  const goOn = foot.getByRole('button', { name: '다음 학생', exact: true });
  await expect(foot.getByRole('status')).toContainText(/교사 확인 \d/);
  await expect(goOn).toHaveCount(0);
  await cardsOf(editor).first().focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Enter');
  await expect(goOn).toBeVisible();
  // By the keys the focus stays with the sentences, and J goes on as ever.
  await expect(goOn).not.toBeFocused();
  await page.keyboard.press('Delete');
  await expect(goOn).toHaveCount(0);
  await expect(foot.getByRole('button', { name: '교사 확인', exact: true })).toBeVisible();
});
