import { expect, type Page, test } from '@playwright/test';
import { enterAsAdmin, expectAccessible } from './people.ts';

/** The administrator's settings: every page with axe in both themes, and what is saved there seen from outside. */

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true });
const saved = (page: Page) => page.getByText(/서버에 저장됨/);
const tooLate = (page: Page) => page.getByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' });
const attempts = (page: Page) => page.getByLabel('로그인 시도(회)');

test('the dashboard leads to the settings, and each page is accessible', async ({ page }) => {
  await enterAsAdmin(page, '/admin/dashboard');
  await page.getByRole('link', { name: '시스템 설정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '시스템 설정' })).toBeVisible();
  for (const tab of ['일반', '이메일', '보안', '백업']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page);
  }
  const pages = page.getByRole('navigation', { name: '설정 화면' });
  for (const [link, heading] of [
    ['기재 금지어', '기재 금지어와 예외'],
    ['바이트 한도', '바이트 한도'],
    ['알림', '알림'],
  ] as const) {
    await pages.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
  // On a phone the links stay one row: the current one is in sight, and so is the one that the keyboard comes to.
  await page.setViewportSize({ width: 360, height: 740 });
  await pages.getByRole('link', { name: '감사 기록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible();
  const inRow = async (name: string) => {
    const [row, link] = [await pages.boundingBox(), await pages.getByRole('link', { name }).boundingBox()];
    expect(row?.height).toBeLessThan(60);
    return row && link ? link.x >= row.x && link.x + link.width <= row.x + row.width : false;
  };
  await expect.poll(() => inRow('감사 기록')).toBe(true);
  expect(await inRow('시스템 설정')).toBe(false);
  await pages.getByRole('link', { name: '감사 기록' }).focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Shift+Tab');
  await expect(pages.getByRole('link', { name: '시스템 설정' })).toBeFocused();
  await expect.poll(() => inRow('시스템 설정')).toBe(true);
});

test('saving: a refusal leads to its field, what is saved is in the title, what is not is asked about', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/settings');
  await page.getByLabel('자동 로그아웃까지(분)').fill('3');
  await page.getByRole('tab', { name: '백업' }).click();
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: '저장하지 못했어요' });
  await expect(summary).toContainText('5~720분');
  await expectAccessible(page);
  await summary.getByRole('button', { name: /자동 로그아웃/ }).click();
  await expect(page.getByLabel('자동 로그아웃까지(분)')).toBeFocused();
  await page.getByRole('button', { name: '초기화' }).click();
  await expect(page.getByLabel('자동 로그아웃까지(분)')).toHaveValue('60');

  await page.getByRole('tab', { name: '보안' }).click();
  // What other tests of this site register with.
  for (const rule of ['영문 대문자', '특수문자', '숫자', '영문 소문자'])
    await page.getByLabel(rule).uncheck();
  await page.getByLabel('관리자 화면을 열 수 있는 IP 주소').fill('192.0.2.1');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '들어올 수 없게' }).first()).toBeVisible();
  await page.getByRole('button', { name: '지금 접속한 주소 넣기' }).click();
  await page.getByLabel('관리자 화면을 열 수 있는 IP 주소').fill('');
  await page.getByRole('tab', { name: '일반' }).click();
  await page.getByLabel('사이트 이름').fill('새솔고 기록');
  await page.getByRole('link', { name: '바이트 한도' }).click();
  await page.getByRole('button', { name: '계속 고치기' }).click();
  await save(page).click();
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await expect(page).toHaveTitle('시스템 설정 · 새솔고 기록');
  await expect(page.getByRole('contentinfo')).toContainText('admin@example.com');
  await page.getByLabel('사이트 이름').fill('학교생활기록부 작성 지원 시스템');
  await save(page).click();
  await expect(page).toHaveTitle('시스템 설정 · 학교생활기록부 작성 지원 시스템');
});

test('two administrators: told what the other changed, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await enterAsAdmin(page, '/admin/settings');
  const elsewhere = await (await browser.newContext()).newPage();
  await enterAsAdmin(elsewhere, '/admin/settings');
  const before = await attempts(page).inputValue();
  const minutes = await page.getByLabel('자동 로그아웃까지(분)').inputValue();
  // Others than what stands there, in a second try as well.
  const theirs = before === '7' ? '8' : '7';
  const mine = minutes === '90' ? '100' : '90';

  await attempts(elsewhere).fill(theirs);
  await save(elsewhere).click();
  await expect(saved(elsewhere)).toBeVisible();

  await page.getByLabel('자동 로그아웃까지(분)').fill(mine);
  await save(page).click();
  const told = tooLate(page).getByRole('listitem').filter({ hasText: '로그인 시도' });
  await expect(told).toContainText(`${before} → ${theirs}`);
  await expect(told).toContainText('관리자,');
  await expectAccessible(page);
  await tooLate(page).getByRole('button', { name: '더 살펴보기' }).click();
  await expect(attempts(page)).toHaveValue(theirs);
  await expect(page.getByLabel('자동 로그아웃까지(분)')).toHaveValue(mine);
  await expect(page.getByText('저장하지 않은 변경이 있어요')).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  // The same field: the other sees both, and says which stays.
  await attempts(elsewhere).fill('9');
  await save(elsewhere).click();
  const both = tooLate(elsewhere).getByRole('listitem').filter({ hasText: '자동 로그아웃' });
  await expect(both).toContainText(`${minutes} → ${mine}`);
  await tooLate(elsewhere).getByRole('button', { name: '내가 고친 것 저장' }).click();
  await expect(saved(elsewhere)).toBeVisible();
  await page.reload();
  await expect(attempts(page)).toHaveValue('9');
  await expect(page.getByLabel('자동 로그아웃까지(분)')).toHaveValue(mine);
  await attempts(page).fill('5');
  await page.getByLabel('자동 로그아웃까지(분)').fill('60');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await elsewhere.context().close();
});

test('a save whose answer got lost meets its own words, and nobody else is said to have changed them', async ({
  page,
}) => {
  const minutes = page.getByLabel('자동 로그아웃까지(분)');
  /** The next save reaches the server, and its answer nobody. */
  const loseAnswer = async (path: string) => {
    let lost = false;
    await page.route(path, async (route) => {
      if (route.request().method() !== 'PUT' || lost) return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
  };
  const unanswered = page.getByText(/^서버에 연결하지 못했습니다/);
  // Whoever looks for it finds that nothing of it ever was on the screen.
  const watch = () =>
    page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('다른 곳에서 먼저')) document.body.dataset['blamed'] = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });
  const expectNobodyBlamed = async () => {
    await expect(tooLate(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset['blamed'])).toBeUndefined();
  };

  await enterAsAdmin(page, '/admin/settings');
  await watch();
  const before = await minutes.inputValue();
  await loseAnswer('**/api/admin/settings');
  await minutes.fill(before === '75' ? '76' : '75');
  await save(page).click();
  await expect(unanswered.first()).toBeVisible();
  // The very same again, and in the end something else: what the lost save left is the person's own.
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expectNobodyBlamed();
  await page.unrouteAll();
  await loseAnswer('**/api/admin/settings');
  await minutes.fill('80');
  await save(page).click();
  await expect(unanswered.last()).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await minutes.fill(before);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expectNobodyBlamed();
  await page.reload();
  await expect(minutes).toHaveValue(before);

  await page.getByRole('link', { name: '기재 금지어' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '기재 금지어와 예외' })).toBeVisible();
  await watch();
  await loseAnswer('**/api/admin/record-rules');
  await page.getByLabel('더할 금지어').fill('물결축제');
  await page.getByLabel('더할 금지어').press('Enter');
  await save(page).click();
  await expect(save(page)).toBeEnabled();
  await page.getByRole('button', { name: '‘물결축제’ 빼기' }).click();
  await page.getByLabel('더할 금지어').fill('바람축제');
  await page.getByLabel('더할 금지어').press('Enter');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expectNobodyBlamed();
  await page.reload();
  await expect(page.getByRole('button', { name: '‘물결축제’ 빼기' })).toHaveCount(0);
  await page.getByRole('button', { name: '‘바람축제’ 빼기' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.unrouteAll();
});

test('the test letter says that no mail server is set', async ({ page }) => {
  await enterAsAdmin(page, '/admin/settings');
  await page.getByRole('tab', { name: '이메일' }).click();
  await expect(page.getByText('이메일 설정은 개발 중입니다.')).toBeVisible();
  await page.getByRole('button', { name: '시험 메일 보내기' }).click();
  await expect(page.getByText(/메일 서버가 설정되어 있지 않습니다/)).toBeVisible();
});

test('words are tried before they are saved, and stay when they are', async ({ page }) => {
  await enterAsAdmin(page, '/admin/record-rules');
  await page.getByLabel('더할 금지어').fill('솔빛축전');
  await page.getByLabel('더할 금지어').press('Enter');
  await page.getByLabel('더할 금지어').fill('솔빛축전 ');
  await page.getByRole('button', { name: '추가' }).first().click();
  await expect(page.getByText(/이 목록에 이미 있는 말입니다/)).toBeVisible();
  await page.getByLabel('검사할 문장').fill('솔빛축전에서 네이버 지도를 살펴봄.');
  await expect(page.getByText('2곳이 걸려요.')).toBeVisible();
  await page.getByLabel('더할 예외').fill('네이버');
  await page.getByLabel('더할 예외').press('Enter');
  await expect(page.getByText('1곳이 걸려요.')).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '‘솔빛축전’ 빼기' }).click();
  await page.getByRole('button', { name: '‘네이버’ 빼기' }).click();
  await save(page).click();
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
});

test('a year takes limits of its own within the bounds', async ({ page }) => {
  await enterAsAdmin(page, '/admin/byte-limits');
  await page.getByRole('button', { name: /학년도 추가/ }).click();
  await page.getByLabel('진로').fill('99');
  await save(page).click();
  await expect(page.getByText('100~6,000바이트 사이의 정수를 입력해 주세요.')).toBeVisible();
  await expect(page.getByLabel('진로')).toBeFocused();
  await page.getByLabel('진로').fill('2100');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(/서버에 저장됨/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('진로')).toHaveValue('2100');
  await page.getByRole('button', { name: /학년도 빼기/ }).click();
  await save(page).click();
  await expect(page.getByText('따로 정한 학년도가 없어요.')).toBeVisible();
});

test('a notice is made, changed and deleted; one of the product is hidden and comes back', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/notices');
  await page.getByRole('button', { name: '알림 만들기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByText('제목을 입력해 주세요.')).toBeVisible();
  await dialog.getByLabel('제목').fill('정기 점검');
  await dialog.getByLabel('내용').fill('토요일 오전에 점검합니다.\n\n두 시간쯤 걸립니다.');
  await dialog.getByLabel('로그인 화면에 보이기').uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { name: '정기 점검' })).toBeVisible();
  await page.getByRole('button', { name: '‘정기 점검’ 고치기' }).click();
  await page.getByRole('dialog').getByLabel('제목').fill('정기 점검(연기)');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '‘정기 점검(연기)’ 지우기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByRole('heading', { name: /정기 점검/ })).toHaveCount(0);
  await page.getByRole('button', { name: /저절로 저장.*숨기기/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '숨기기' }).click();
  await page.getByRole('button', { name: /저절로 저장.*다시 보이기/ }).click();
  await expect(page.getByRole('button', { name: /저절로 저장.*숨기기/ })).toBeVisible();
});
