import { expect, type Page, test } from '@playwright/test';
import { shortName } from '../../web/features/classes/evaluation-steps.ts';
import { type Answer, bare, expectSentences, gives, real, says } from './answers.ts';
import { newEmail, PASSWORD } from './people.ts';
import { inDialog } from './press.ts';
import { browserOf, classWithForm, scripted } from './scripted.ts';

/**
 * Specification 1, section 8, "Admin", line by line: the server's `message` first, else a sentence of our own, and what
 * worked. A call is answered in the server's place until the last row, which is real where that costs nothing.
 */

const SERVER = '서버에 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.';

/** What is on the screen when a list or a page of figures does not come; `ours` where the server has no words. */
const LOADS: { path: string; call: string; ours: string; before?: string; shown: string }[] = [
  {
    // Looked for, for the list begins with who came last: everybody of the tests before.
    path: '/admin/users?search=admin%40example.com',
    call: '**/api/admin/users?*',
    ...{ before: '사용자 목록을 불러오지 못했습니다: ', ours: SERVER, shown: 'admin@example.com' },
  },
  {
    path: '/admin/classes',
    call: '**/api/admin/classes?*',
    ...{ before: '수업 목록을 불러오지 못했습니다: ', ours: SERVER, shown: '관리자가 볼 수업' },
  },
  {
    path: '/admin/evaluations',
    call: '**/api/admin/evaluations?*',
    ...{ before: '자기평가지 목록을 불러오지 못했습니다: ', ours: SERVER, shown: '관리자가 볼 수업' },
  },
  {
    path: '/admin/reports',
    call: '**/api/admin/reports?*',
    ...{ ours: '보고서 데이터를 불러오지 못했습니다.', shown: '평균 제출률' },
  },
  {
    path: '/admin/analytics',
    call: '**/api/admin/analytics/overview?*',
    ...{ ours: '분석 데이터를 불러오지 못했습니다잠시 후 다시 시도해 주세요.', shown: '평균 이용 시간' },
  },
  {
    path: '/admin/settings',
    call: '**/api/admin/settings',
    ...{ ours: '설정을 불러오지 못했습니다.', shown: '사이트 이름' },
  },
];

interface Act {
  call: string;
  open: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  ours: string;
  done: string | RegExp;
  /** Instead of the real answer, where that would be slow or bind other tests of this site. */
  answer?: Answer;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** Asked about in a dialog that is gone either way. */
const confirmed = (opener: string, name: string) => async (page: Page) => {
  await button(page, opener).click();
  await inDialog(page, name);
  await expect(dialog(page)).toHaveCount(0);
};

/** What is done to a person, in an order in which each can be done. */
function personActs(email: string): Act[] {
  const list = async (page: Page) => {
    const path = `/admin/users?search=${encodeURIComponent(email)}`;
    if (!page.url().endsWith(path)) await page.goto(path);
  };
  const step = (call: string, opener: string, confirm: string, ours: string, done: string | RegExp): Act => ({
    ...{ call: `${call} **/api/admin/users/**`, open: list, ours, done },
    press: confirmed(`시험사람 ${opener}`, confirm),
  });
  return [
    {
      call: 'PUT **/api/admin/users/*',
      open: async (page) => {
        await list(page);
        await button(page, '시험사람 고치기').click();
      },
      press: (page) => inDialog(page, '저장'),
      ...{ ours: '사용자 정보를 고치지 못했습니다.', done: '사용자 정보를 고쳤습니다.' },
    },
    step('PUT', '중지', '중지', '사용자를 중지하지 못했습니다.', '사용자를 중지했습니다.'),
    step(
      ...(['PUT', '다시 사용', '다시 사용', '사용자를 다시 사용하게 하지 못했습니다.'] as const),
      '사용자를 다시 사용하게 했습니다.',
    ),
    {
      ...step(
        ...(['POST', '비밀번호 초기화', '초기화', '비밀번호를 초기화하지 못했습니다.'] as const),
        /‘시험사람’ 사용자의 임시 비밀번호예요/,
      ),
      // The toast comes before the list: its shorter button moves the others under the pointer.
      open: (page) => expect(button(page, '시험사람 중지')).toBeVisible(),
    },
    step('DELETE', '지우기', '지우기', '사용자를 지우지 못했습니다.', '사용자를 지웠습니다.'),
  ];
}

/** The first of these forms is closed, opened again and deleted, then its class. */
function schoolActs(className: string, form: string): Act[] {
  const evaluations = async (page: Page) => {
    const path = `/admin/evaluations?search=${encodeURIComponent(className)}`;
    if (!page.url().endsWith(path)) await page.goto(path);
  };
  const step = (call: string, confirm: string, ours: string, done: string): Act => ({
    ...{ call: `${call} **/api/admin/evaluations/**`, open: evaluations, ours, done },
    press: confirmed(`${form} ${confirm}`, confirm),
  });
  return [
    step('PUT', '마감', '자기평가지를 마감하지 못했습니다.', '자기평가지를 마감했습니다.'),
    step('PUT', '재개', '마감을 취소하지 못했습니다.', '자기평가지를 다시 열었습니다.'),
    step('DELETE', '지우기', '자기평가지를 지우지 못했습니다.', '자기평가지를 지웠습니다.'),
    {
      call: 'PUT **/api/admin/classes/*',
      open: async (page) => {
        await page.goto(`/admin/classes?search=${encodeURIComponent(className)}`);
        await button(page, `${className} 이름 고치기`).click();
      },
      press: (page) => inDialog(page, '저장'),
      ...{ ours: '수업 이름을 고치지 못했습니다.', done: '수업 이름을 고쳤습니다.' },
    },
    {
      call: 'DELETE **/api/admin/classes/*',
      open: async () => {},
      press: confirmed(`${className} 지우기`, '지우기'),
      ...{ ours: '수업을 지우지 못했습니다.', done: '수업을 지웠습니다.' },
    },
  ];
}

const SITE_ACTS: Act[] = [
  {
    call: 'POST **/api/admin/users',
    open: async (page) => {
      await page.goto('/admin/users');
      await button(page, '사용자 만들기').click();
      await dialog(page).getByLabel('역할').selectOption('teacher');
      await dialog(page).getByRole('textbox', { name: '이름', exact: true }).fill('새사람');
      await dialog(page).getByLabel('이메일').fill(newEmail('made'));
      await dialog(page).getByLabel('소속 학교').fill('시험고등학교');
      for (const field of await dialog(page).locator('input[type=password]').all())
        await field.fill(PASSWORD);
      // The server's own words in English stand at the field, in Korean.
      await expectSentences(page, 'POST **/api/admin/users', () => inDialog(page, '만들기'), [
        [says(409, 'User with this email already exists'), '이미 등록된 사용자입니다.'],
      ]);
    },
    press: (page) => inDialog(page, '만들기'),
    ...{ ours: '사용자를 만들지 못했습니다.', done: '사용자를 만들었습니다.' },
  },
  {
    call: 'GET **/api/admin/reports/export?*',
    open: async (page) => void (await page.goto('/admin/reports')),
    press: (page) => button(page, '수업 보고서').click(),
    ...{ ours: '보고서를 내려받지 못했습니다.', done: '보고서를 내려받았습니다.' },
  },
  {
    call: 'POST **/api/admin/analytics/update',
    open: async (page) => void (await page.goto('/admin/analytics')),
    press: (page) => button(page, '업데이트').click(),
    ...{ ours: '분석 데이터를 업데이트하지 못했습니다.', done: '분석 데이터를 업데이트했습니다.' },
  },
  {
    call: 'PUT **/api/admin/settings',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByLabel('사이트 이름').fill('다른 이름');
    },
    press: (page) => button(page, '저장').click(),
    ...{ ours: '설정을 저장하지 못했습니다.', done: '설정을 저장했습니다.' },
    answer: (route) => gives(route.request().postDataJSON() as object)(route),
  },
  {
    call: 'POST **/api/admin/backup',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('tab', { name: '백업' }).click();
    },
    press: confirmed('지금 백업', '백업'),
    ...{ ours: '백업에 실패했습니다.', done: '데이터베이스 백업이 완료되었습니다.' },
    answer: gives({ backup: {} }),
  },
];

test('an administrator reads the server’s message, else ours, and what worked', async ({ browser }) => {
  test.setTimeout(240_000);
  const person = await scripted('teacher');
  const teacher = (await scripted('teacher')).client;
  const className = `관리자가 볼 수업 ${process.pid}-${Date.now()}`;
  const { form } = await classWithForm(teacher, className);
  await teacher.must('distributeEvaluation', { id: form.id });
  const { page } = await browserOf(browser, 'admin@example.com');
  // So wide that toasts stand beside the screen: what they lie over cannot be pressed for five seconds.
  await page.setViewportSize({ width: 1920, height: 1080 });

  for (const { path, call, ours, before = '', shown } of LOADS)
    await test.step(`${path} does not come`, async () => {
      const answers = [says(500, '서버의 말입니다.'), bare(500)];
      let asked = 0;
      await page.route(call, (route) => {
        asked += 1;
        return (answers.shift() ?? real)(route);
      });
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ has: button(page, '다시 시도') });
      await expect(alert).toContainText(`${before}서버의 말입니다.`);
      // Neither by itself nor because somebody looks at the window again is it asked for once more.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await button(page, '다시 시도').click();
      await expect(alert).toContainText(`${before}${ours}`);
      expect(asked).toBe(2);
      await button(page, '다시 시도').click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await page.unroute(call);
    });

  const acts = [...personActs(person.email), ...schoolActs(className, shortName(form)), ...SITE_ACTS];
  for (const [index, { call, open, press, ours, done, answer }] of acts.entries())
    await test.step(call, async () => {
      const said = `서버의 말 ${index}번입니다.`;
      await open(page);
      await expectSentences(page, call, () => press(page), [
        [says(500, said), said],
        [bare(500), ours],
        [answer ?? real, done],
      ]);
    });

  await test.step('an export of the analytics has a sentence of its own, whatever the server says', async () => {
    await page.goto('/admin/analytics');
    await expectSentences(
      page,
      '**/api/admin/analytics/export?*',
      () => button(page, '지표 내보내기').click(),
      [[says(500, '이것은 아님'), '내보내기에 실패했습니다. 다시 시도해 주세요.']],
    );
  });

  await test.step('a screen that breaks says so, with one thing to do', async () => {
    await page.route('**/api/admin/reports?*', gives({ stats: {} }));
    await page.goto('/admin/reports');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expect(button(page, '새로고침')).toBeVisible();
  });
  await page.context().close();
});

test('toasts: top right, five seconds or ten, waiting under the pointer and out of sight, closed by a click', async ({
  browser,
}) => {
  const { page } = await browserOf(browser, 'admin@example.com');
  await page.goto('/admin/analytics');
  await page.route('**/api/admin/analytics/update', bare(500));
  await button(page, '업데이트').click();
  const toast = page.locator('.Toastify__toast');
  const bar = toast.locator('.Toastify__progress-bar--animated');
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await toast.hover();
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(5, 5);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast).toHaveCount(0);

  // Its five seconds may be over before a slow machine clicks; under the pointer it waits.
  await button(page, '업데이트').click();
  await toast.hover();
  await toast.click();
  await expect(toast).toHaveCount(0);

  // A temporary password has to be copied first.
  await page.goto('/admin/users');
  await page.route('**/reset-password', gives({ tempPassword: 'temporary-1' }));
  await page
    .getByRole('button', { name: /비밀번호 초기화$/ })
    .first()
    .click();
  await inDialog(page, '초기화');
  await expect(toast).toContainText('temporary-1');
  await expect(bar).toHaveCSS('animation-duration', '10s');
  await toast.click();
  await expect(toast).toBeVisible();
  await page.context().close();
});
