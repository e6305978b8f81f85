import { expect, test } from '@playwright/test';
import { totpOf } from '../../server/features/two-factor/second-factor.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, PASSWORD, pressLogin } from './people.ts';

/** A site that demands a second factor of its administrators; one of its own, for others would be shut out, too. */

const server = ownServer('second-factor');

test('an administrator who turns it on is led to the profile until it is set up', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await server.open(browser);
  const page = await context.newPage();
  await page.goto('/login');
  await pressLogin(page, 'admin@example.com');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: '보안' }).click();
  await page.getByLabel('관리자 두 단계 인증').check();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const call = page.getByText('이 사이트의 관리자는 두 단계 인증을 써야 해요.');
  await expect(call).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/notices');
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('button', { name: '지금 설정하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
  await dialog.getByRole('button', { name: '다음' }).click();
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('앱에 나온 6자리 숫자').fill(totpOf(secret).generate());
  await dialog.getByRole('button', { name: '켜기' }).click();
  await dialog.getByRole('button', { name: '보관했어요' }).click();
  await expect(call).toHaveCount(0);
  await expect(page.getByText('이 사이트의 관리자는 두 단계 인증을 끌 수 없어요.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '대시보드' }).first().click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('/profile');
  await page.getByRole('button', { name: '역할 바꾸기' }).click();
  await dialog.getByRole('button', { name: '역할 바꾸기' }).click();
  await expect(dialog.getByText('역할을 선택해 주세요.')).toBeVisible();
  await dialog.getByRole('radio', { name: '교사' }).check();
  await dialog.getByLabel('소속 학교').fill('이야기고등학교');
  await dialog.getByRole('button', { name: '교사로 바꾸기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('마지막 관리자');
  await context.close();
});
