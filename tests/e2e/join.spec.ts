import { expect, test } from '@playwright/test';
import { expectAccessible, newEmail, register } from './people.ts';

test('a new student comes by the class’s link and finds the code filled in', async ({ page, browser }) => {
  await register(page, { role: '교사', name: '윤혜원', email: newEmail('teacher') });
  await page.goto('/teacher/classes');
  await page.getByRole('button', { name: '수업 만들기' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('수업 이름').fill('사회와 문화 C반');
  await form.getByRole('button', { name: /만들기|저장/ }).click();
  await page.getByRole('button', { name: 'QR 코드' }).click();
  const picture = page.getByRole('img', { name: /QR 코드$/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  const link = /https?:\S+\/join\/[A-Z]{3}\d{3}/.exec((await picture.getAttribute('aria-label')) ?? '')?.[0];

  // In a bad network the link says at once that something comes, before any script does.
  expect(await (await page.request.get(link ?? '')).text()).toContain('불러오는 중');

  const phone = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      // Nobody has been here before.
      storageState: { cookies: [], origins: [] },
    })
  ).newPage();
  await phone.goto(link ?? '');
  await expect(phone).toHaveURL(/\/login$/);
  await register(phone, {
    role: '학생',
    name: '강시윤',
    email: newEmail('student'),
    studentNumber: '20301',
  });
  const dialog = phone.getByRole('dialog', { name: '수업 참여하기' });
  await expect(dialog.getByLabel('참여 코드')).toHaveValue(link?.slice(-6) ?? '');
  await dialog.getByRole('button', { name: '참여하기' }).click();
  await expect(phone.getByRole('heading', { name: '사회와 문화 C반' })).toBeVisible();

  await test.step('what worked is told without covering the question about cookies', async () => {
    const toast = phone.locator('.Toastify__toast').filter({ hasText: '수업에 참여했습니다' });
    const [told, asked] = [await toast.boundingBox(), await phone.getByLabel('쿠키 안내').boundingBox()];
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    await phone.getByRole('button', { name: '동의', exact: true }).click();
  });

  await test.step('the footer is out of sight while a screen is on its way, so nothing pushes it down', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await phone.route('**/api/student/classes/*', async (route) => {
      await asked;
      await route.fallback();
    });
    await phone.reload();
    await expect(phone.getByRole('status', { name: '불러오는 중' }).first()).toBeVisible();
    await expect(phone.getByRole('contentinfo')).not.toBeInViewport();
    answer();
    await expect(phone.getByRole('heading', { name: '사회와 문화 C반' })).toBeVisible();
  });
  await phone.goto('/student/dashboard');
  await expect(phone.getByText('참여한 수업')).toBeVisible();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await phone.context().close();
});
