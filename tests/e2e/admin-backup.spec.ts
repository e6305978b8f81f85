import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enterAsAdmin, expectAccessible } from './people.ts';

/** Backups and the audit log in a browser: made, taken away with a reason, and found in the log. */

test('a backup is made, taken away with a reason, and both stand in the audit log', async ({ page }) => {
  await enterAsAdmin(page, '/admin/settings');
  await page.getByRole('tab', { name: '백업' }).click();
  // The embedded database is backed up by itself; what belongs to that shows only then.
  await expect(page.getByLabel('보관 기간(일)')).toHaveValue('30');
  await page.getByLabel('자동 백업').uncheck();
  await expect(page.getByLabel('보관 기간(일)')).toBeHidden();
  await page.getByLabel('자동 백업').check();

  await page.getByRole('button', { name: '지금 백업' }).click();
  const question = page.getByRole('dialog', { name: '지금 데이터베이스를 백업하시겠습니까?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: '백업', exact: true }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'SHA-256' }).first();
  // The file is forced to the disk, and that may be anybody's.
  await expect(item).toContainText('암호화 안 함', { timeout: 60_000 });
  await expectAccessible(page);

  await item.getByRole('button', { name: /내려받기/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '내려받기' }).click();
  await expect(dialog.getByText('내려받는 이유를 2자 이상 적어 주세요.')).toBeVisible();
  await expect(dialog.getByLabel('내려받는 이유')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('내려받는 이유').fill('다른 서버로 옮김');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '내려받기' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^girok-.*\.girok-backup$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 12)
      .toString(),
  ).toBe('girok-backup');
  await expect(dialog).toBeHidden();

  await page.goto('/admin/audit');
  const row = page.getByRole('row').filter({ hasText: '다른 서버로 옮김' });
  await expect(row).toContainText('백업 내려받기');
  await expectAccessible(page);
  await page.getByLabel('한 일').selectOption({ label: '데이터베이스 백업' });
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '데이터베이스 백업' }).first()).toBeVisible();
  await page.getByLabel('누가').fill('아무도 아닌 사람');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page.getByText('검색 결과가 없어요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '조건 지우기' }).last().click();
  await row
    .getByRole('button', { name: /의 기록만 보기/ })
    .first()
    .click();
  await expect(page.getByLabel('누가')).not.toHaveValue('');

  await page.getByRole('tab', { name: '월별 요약' }).click();
  await expect(page.getByRole('rowheader', { name: '백업 내려받기' })).toBeVisible();
  await expectAccessible(page);
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀 내려받기' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^감사_기록_\d{4}-\d\d\.xlsx$/);
});
