import { expect, test } from '@playwright/test';
import { buildForm, cardsOf, type Form, openEditor } from './editor-room.ts';
import { expectAccessible } from './people.ts';

/** What a sentence comes from, for a teacher who reads with the mouse. */

let form: Form;
test.beforeAll(async () => {
  form = await buildForm(process.env['GIROK_ORIGIN'] ?? '');
});

test('a teacher who points at a sentence reads what it comes from, wherever the observation is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const editor = await openEditor(page, form);
  const card = cardsOf(editor).filter({ hasText: '처리 기준을 모둠에 설명함' }).first();
  const observation = editor.getByRole('textbox', { name: '교사 관찰' });
  const observed = editor.locator('[data-observed]');
  const painted = editor.locator('[data-painted]');
  const elsewhere = editor.getByRole('heading', { name: '학생의 답' });

  await test.step('in sight it is lit where it stands', async () => {
    await card.hover();
    await expect(painted).toBeInViewport();
    await expect(observed).toHaveCount(0);
    await elsewhere.hover();
    await expect(painted).toHaveCount(0);
  });

  await test.step('out of sight its words stand where the answers light up, and no sentence moves', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await card.scrollIntoViewIfNeeded();
    await card.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await expect(observation).not.toBeInViewport();
    const place = await card.boundingBox();
    await card.hover();
    await expect(observed).toHaveText(/교사 관찰 자료의 빠진 값을 스스로 찾아/);
    await expect(observed).toBeInViewport();
    expect(await card.boundingBox()).toEqual(place);
    await expectAccessible(page);
    await elsewhere.hover();
    await expect(observed).toHaveCount(0);
  });

  await test.step('the sentence in focus says it by itself', async () => {
    await card.getByText('처리 기준을 모둠에 설명함').click();
    await expect(card.getByText('자료의 빠진 값을 스스로 찾아').last()).toBeVisible();
    await expect(observed).toHaveCount(0);
    // Whoever points at another one and back is told there, too.
    await cardsOf(editor).filter({ hasText: '빈 칸을 빼고' }).hover();
    await card.hover();
    await expect(painted).toHaveCount(1);
    await expect(observed).toHaveCount(0);
  });
});

test('an observation that was emptied is no source any more', async ({ page }) => {
  const own = await buildForm(form.origin);
  const editor = await openEditor(page, own);
  const card = cardsOf(editor).filter({ hasText: '처리 기준을 모둠에 설명함' }).first();
  await expect(card.getByText('교사 관찰', { exact: true })).toBeVisible();
  await editor.getByRole('textbox', { name: '교사 관찰' }).fill('');
  await expect(card.getByText('출처 없음', { exact: true })).toBeVisible();
  await editor.getByRole('button', { name: '모두 되돌리기' }).click();
  await expect(card.getByText('교사 관찰', { exact: true })).toBeVisible();
});
