import { expect, type Page, test } from '@playwright/test';
import { enterAsAdmin, expectAccessible, newEmail, register } from './people.ts';

/** The administrator's figures: analytics with its live panel and charts, reports with their spreadsheets. */

const fileName = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return file.suggestedFilename();
};

test('analytics: cards, charts with their tables, live panel, update, files, and what a failure shows', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const name = `분석교사${process.pid}`;
  await register(other, { role: '교사', name, email: newEmail('teacher') });
  await other.close();

  await enterAsAdmin(page, '/admin/analytics');
  await expect(page.getByRole('heading', { level: 1, name: '종합 분석' })).toBeVisible();
  const counted = page.waitForResponse('**/api/admin/analytics/update');
  await page.getByRole('button', { name: '업데이트' }).click();
  await counted;
  const cards = page.locator('dl[aria-label="주요 지표"] dt');
  await expect(cards).toHaveText([
    '일간 활성 사용자',
    '평균 이용 시간',
    '이번 주 신규 사용자',
    '제출된 응답',
  ]);
  await expect(page.locator('dl[aria-label="주요 지표"]')).toContainText(/주간 [\d,]+명 · 월간 [\d,]+명/);
  // The live panel names who was there, what they did, how long ago and in which part of the day.
  const recent = page.getByRole('list', { name: '최근 활동' });
  await expect(recent.getByRole('listitem').first()).toContainText(
    /(방금 전|\d+분 전) · (아침|오후|저녁|밤)/,
  );
  // What the lines draw stands in a table, too: thirty days, the last of them today.
  const trend = page.getByRole('table', { name: '하루 활성 사용자(명)' });
  await expect(trend.getByRole('row')).toHaveCount(31);
  await expect(trend.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
  await expect(page.getByRole('table', { name: '가입한 달별 사용자(명)' }).getByRole('row')).toHaveCount(7);
  await expectAccessible(page);

  const week = page.waitForRequest(/analytics\/overview\?days=7$/);
  await page.getByLabel('기간').selectOption('7');
  await week;
  await expect(trend.getByRole('row')).toHaveCount(8);
  for (const [button, type] of [
    ['지표 내보내기', 'overview'],
    ['사용자 내보내기', 'users'],
    ['활동 기록 내보내기', 'activities'],
  ] as const)
    expect(await fileName(page, button)).toMatch(
      new RegExp(`^analytics_${type}_\\d{4}-\\d\\d-\\d\\d\\.json$`),
    );

  await page.route('**/api/admin/analytics/**', (route) => route.abort());
  await page.getByRole('button', { name: '지표 내보내기' }).click();
  const failed = page.getByRole('alert').filter({ hasText: '내보내기에 실패했습니다. 다시 시도해 주세요.' });
  await expect(failed).toBeVisible();
  await page.getByLabel('기간').selectOption('90');
  const failure = page.getByRole('alert').filter({ hasText: '분석 데이터를 불러오지 못했습니다' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/admin/analytics/**');
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await expect(trend.getByRole('row')).toHaveCount(31);
});

test('analytics ask again by themselves: today every half a minute, the rest every five', async ({
  page,
}) => {
  const answered = { realtime: 0, overview: 0 };
  page.on('requestfinished', (request) => {
    const [, call] = /analytics\/(realtime|overview)/.exec(request.url()) ?? [];
    if (call) answered[call as keyof typeof answered] += 1;
  });
  // No time passes but ours.
  await page.clock.install({ time: Date.now() - 10_000 });
  await page.clock.pauseAt(Date.now());
  await enterAsAdmin(page, '/admin/analytics');
  await expect.poll(() => answered).toEqual({ realtime: 1, overview: 1 });
  for (let half = 1; half <= 10; half += 1) {
    await page.clock.runFor(30_000);
    await expect.poll(() => answered).toEqual({ realtime: 1 + half, overview: half < 10 ? 1 : 2 });
  }
});

test('reports: cards, charts with their tables, three spreadsheets, and a range that cannot be', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/reports');
  await expect(page.getByRole('heading', { level: 1, name: '시스템 보고서' })).toBeVisible();
  await expect(page.locator('dl[aria-label="보고서 요약"] dt')).toHaveText([
    '전체 사용자',
    '전체 수업',
    '전체 자기평가지',
    '평균 제출률',
  ]);
  await expect(page.getByRole('table', { name: '월별 신규 사용자(명)' }).getByRole('row')).toHaveCount(3);
  await page.getByLabel('시작일').fill('2026-03-02');
  await page.getByLabel('종료일').fill('2026-05-01');
  await expect(page.getByRole('table', { name: '월별 신규 사용자(명)' }).getByRole('row')).toHaveCount(4);
  for (const [button, type] of [
    ['사용자 보고서', 'users'],
    ['수업 보고서', 'classes'],
    ['자기평가 보고서', 'evaluations'],
  ] as const) {
    expect(await fileName(page, button)).toBe(`report_${type}_2026-03-02_2026-05-01.xlsx`);
  }
  await page.getByLabel('종료일').fill('2026-03-01');
  await expect(page.getByText('끝나는 날이 시작하는 날보다 빠릅니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '사용자 보고서' })).toBeDisabled();
});

test('figures on paper: the charts of a wide window fit the sheet, and nothing of them is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAsAdmin(page, '/admin/analytics');
  await expect(page.locator('figure svg.recharts-surface')).toHaveCount(2);
  // A printer gets what was drawn for the window; on a screen of that width it would be drawn anew.
  await page.evaluate(() => {
    const root = document.querySelector('#root');
    root?.replaceWith(root.cloneNode(true));
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 673, height: 1000 });
  const fits = await page.locator('figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const drawn = figure.querySelector('svg.recharts-surface')?.getBoundingClientRect();
      return drawn && drawn.height > 50 && drawn.right <= figure.getBoundingClientRect().right + 1;
    }),
  );
  expect(fits).toEqual([true, true]);
  await expect(page.getByRole('button', { name: '지표 내보내기' })).toBeHidden();
  await expect(page.getByText('파일로 내보내기')).toBeHidden();
  await page.goto('/admin/audit');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: '감사 기록' })).toBeVisible();
  for (const of of ['tab', 'navigation', 'searchbox', 'search'] as const)
    await expect(page.getByRole(of)).toHaveCount(0);
  await page.goto('/admin/users?role=admin');
  await expect(page.getByRole('columnheader', { name: '학교' })).toBeVisible();
  await expect(page.getByLabel('역할')).toHaveValue('admin');
  await expect(page.getByText('관리', { exact: true })).toBeHidden();
});
