import { expect, test } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, register } from './people.ts';
import { haveSeenBefore } from './seen-before.ts';

/** The service worker. A server that stops takes the page away in every browser; an emulated line does not. */
test.use({ serviceWorkers: 'allow' });

const server = ownServer('away');

test('a page that cannot be fetched is ours, says what became of the words, and opens by itself', async ({
  browser,
}) => {
  const { origin } = server;
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' });
  await haveSeenBefore(context);
  const page = await context.newPage();
  await register(page, { role: '학생', name: '나봄', email: newEmail('student'), studentNumber: '10101' });
  await page.evaluate(() => navigator.serviceWorker.ready);

  await server.stop();
  await page.goto('/student/classes');
  await expect(page.getByRole('heading', { name: '지금은 연결할 수 없어요' })).toBeVisible();
  await expect(page.getByText(/쓰던 답은 이 기기에 남아 있고/)).toBeVisible();
  await expectAccessible(page, { arrived: true });
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('link', { name: '다시 열기' }).click();
  await expect(page.getByRole('heading', { name: '지금은 연결할 수 없어요' })).toBeVisible();

  await server.start();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible({ timeout: 30_000 });
  await context.close();
});
