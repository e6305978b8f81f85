import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { connect } from '../../server/db/connection.ts';
import { consents, users } from '../../server/db/schema.ts';
import { FetchClient } from '../support/fetch-client.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible, newEmail, pressLogin } from './people.ts';
import { haveSeenBefore } from './seen-before.ts';

/** The terms changed since people agreed: a server of its own, whose people agreed to an older version. */

const server = ownServer('consent');
const [AGREES, REFUSES] = [newEmail('teacher'), newEmail('teacher')];
const OLDER = '2024-01-01';

/** Does something to the data while no server holds them. */
async function withData<T>(act: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<T>): Promise<T> {
  const connection = await connect({ dataDir: server.dataDir, onIdleError: () => {} });
  try {
    return await act(connection.db);
  } finally {
    await connection.close();
  }
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const email of [AGREES, REFUSES]) await new FetchClient(server.origin).register('teacher', email);
  await server.stop();
  await withData((db) => db.update(users).set({ consentVersion: OLDER }));
  await server.start();
});

test.beforeEach(({ context }) => haveSeenBefore(context));

const gate = (page: Page) => page.getByRole('dialog', { name: '약관 동의가 필요해요' });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await pressLogin(page, email);
  await expect(gate(page)).toBeVisible();
}

test('the gate stands until somebody agrees to all that is required', async ({ page }) => {
  await signIn(page, AGREES);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(gate(page)).toBeVisible();
  await expectAccessible(page);
  await gate(page).getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('필수 동의 항목을 확인해 주세요.')).toBeVisible();
  await expect(gate(page).getByText('개인정보처리방침에 동의해 주세요.')).toBeVisible();
  await gate(page).getByText('무엇을 모으고').click();
  const [policy] = await Promise.all([
    page.waitForEvent('popup'),
    gate(page)
      .getByRole('link', { name: /개인정보처리방침/ })
      .click(),
  ]);
  await expect(policy.getByRole('heading', { level: 1, name: '개인정보처리방침' })).toBeVisible();
  await expect(policy.getByRole('contentinfo')).toBeVisible();
  await expect(gate(policy)).toHaveCount(0);
  await policy.close();
  // Around it by the address there is no way either.
  await page.goto(`${server.origin}/teacher/classes`);
  await expect(gate(page)).toBeVisible();
  for (const box of await gate(page).getByRole('checkbox', { name: /필수/ }).all()) await box.check();
  await gate(page).getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(gate(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  await expect(gate(page)).toHaveCount(0);
});

test('who refuses is signed out and told why', async ({ page }) => {
  await signIn(page, REFUSES);
  await gate(page).getByRole('button', { name: '동의하지 않기' }).click();
  await expect(page.getByText('동의하지 않으면 서비스를 이용할 수 없습니다.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect((await page.context().request.get(`${server.origin}/api/auth/me`)).status()).toBe(401);
});

test('each consent is kept with its version and time', async () => {
  await server.stop();
  const rows = await withData((db) =>
    db
      .select({ email: users.email, kind: consents.kind, version: consents.version, at: consents.at })
      .from(consents)
      .innerJoin(users, eq(users.id, consents.userId)),
  );
  await server.start();
  const of = (email: string) => rows.filter((row) => row.email === email);
  // Privacy, terms, age and marketing, once at the registration and once at the gate.
  expect(of(AGREES)).toHaveLength(8);
  expect(of(REFUSES)).toHaveLength(4);
  for (const { version, at } of rows) {
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(at.getTime()).toBeGreaterThan(0);
  }
});
