import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildForm, type Form, openTable } from './editor-room.ts';
import { ownServer } from './own-server.ts';
import { expectAccessible } from './people.ts';
import { haveSeenBefore } from './seen-before.ts';

/** What the panel of a job tells of a server that goes away, of another window, and of who wrote. */

const server = ownServer('generate-told', {
  env: (dataDir) => ({ WRITER_MS: '50', WRITER_HOLD: join(dataDir, 'hold') }),
  entry: 'tests/support/slow-server.ts',
});
/** So many texts more are written, and then none before `goOn`. */
const holdAfter = (texts: number) => writeFileSync(join(server.dataDir, 'hold'), String(texts));
const goOn = () => rmSync(join(server.dataDir, 'hold'), { force: true });

test.beforeEach(({ context }) => {
  goOn();
  return haveSeenBefore(context);
});

const panelOf = (page: Page) => page.getByRole('region', { name: '초안 만들기' });

async function order(page: Page, form: Form): Promise<void> {
  await openTable(page, form);
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await page.getByRole('button', { name: '초안 만들기', exact: true }).click();
  await page.getByRole('button', { name: '2명 초안 만들기' }).click();
}

test('while the server is gone the panel says so, and that the job goes on', async ({ page }) => {
  const form = await buildForm(server.origin, 2);
  holdAfter(1);
  await order(page, form);
  const panel = panelOf(page);
  await expect(panel.getByText(/2명 중 1명 완료/)).toBeVisible();
  await server.kill();
  await expect(panel.getByText('서버와 연결이 끊겼어요', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('초안을 만들고 있어요', { exact: true })).toHaveCount(0);
  await expect(panel.getByText(/서버가 다시 연결되면 나머지를 이어서 만들어요/)).toBeVisible();
  await expectAccessible(page, { arrived: true });
  goOn();
  await server.start();
  await expect(panel.getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText('2명 중 2명 완료', { exact: true })).toBeVisible();
});

test('nothing is promised either where no answer has ever come', async ({ page }) => {
  const form = await buildForm(server.origin, 2);
  const began = '2026-11-20T01:00:00.000Z';
  const job = {
    id: '01a20000-0000-7000-8000-000000000003',
    ...{
      evaluation_id: form.evaluationId,
      total: 2,
      done: 1,
      failed: [],
      again: [],
      fallbacks: [],
      state: 'running',
    },
    ...{ remainingSeconds: 30, created_at: began, finished_at: null },
  };
  await page.route('**/api/teacher/evaluations/*/jobs', (route) =>
    route.fulfill({ json: { success: true, data: { jobs: [job] } } }),
  );
  await page.route('**/api/teacher/jobs/**', (route) => route.abort());
  await openTable(page, form);
  await expect(panelOf(page).getByText('서버와 연결이 끊겼어요', { exact: true }).first()).toBeVisible();
  // It is asked again every few seconds, and stays as it is.
  const promised = panelOf(page).getByText('초안을 만들고 있어요', { exact: true }).first();
  await expect(expect(promised).toBeVisible({ timeout: 8000 })).rejects.toThrow('visible');
});

test('a second window shows a job that was ordered in the first', async ({ page, context }) => {
  const form = await buildForm(server.origin, 2);
  await order(page, form);
  await expect(panelOf(page).getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.clock.install();
  await second.goto(page.url());
  await expect(panelOf(second).getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible();
  holdAfter(1);
  await page.getByRole('checkbox', { name: '보이는 학생 모두 선택' }).check();
  await page.getByRole('button', { name: '초안 만들기', exact: true }).click();
  await page.getByRole('button', { name: '2명 초안 만들기' }).click();
  await expect(panelOf(page).getByText(/2명 중 1명 완료/)).toBeVisible();
  // It asks every quarter of a minute whether there is another.
  await second.clock.fastForward(15_000);
  await expect(panelOf(second).getByText('초안을 만들고 있어요', { exact: true }).first()).toBeVisible({
    timeout: 5000,
  });
  await expect(panelOf(second).getByText(/2명 중 1명 완료/)).toBeVisible();
  goOn();
  await expect(panelOf(second).getByText('초안 만들기를 마쳤어요', { exact: true })).toBeVisible();
});

test('the summary says for how many the built-in writer stood in for a model, and why', async ({ page }) => {
  const form = await buildForm(server.origin, 2);
  const message = '오늘 AI로 쓸 수 있는 횟수를 다 써서 기본 작성기로 썼어요. 내일 다시 쓸 수 있어요.';
  const ended = '2026-11-20T01:00:00.000Z';
  const job = {
    id: '01a20000-0000-7000-8000-000000000002',
    ...{ evaluation_id: form.evaluationId, total: 11, done: 11, failed: [], again: [], state: 'done' },
    ...{ remainingSeconds: null, created_at: ended, finished_at: ended },
    fallbacks: [{ message, students: 8 }],
  };
  await page.route('**/api/teacher/evaluations/*/jobs', (route) =>
    route.fulfill({ json: { success: true, data: { jobs: [job] } } }),
  );
  await openTable(page, form);
  await expect(
    panelOf(page).getByText('11명 중 11명 완료 · 그중 기본 작성기 8명', { exact: true }),
  ).toBeVisible();
  await expect(panelOf(page).getByText(`기본 작성기 8명 ${message}`)).toBeVisible();
  await expectAccessible(page);
});
