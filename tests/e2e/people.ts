import { expect, type Page } from '@playwright/test';
import { expectAwake } from './awake.ts';
import { findViolations } from './axe.ts';

export const PASSWORD = 'correct-horse-7';

let people = 0;
let seats = 0;

/** An address that no other test uses. */
export function newEmail(role: string): string {
  people += 1;
  return `${role}-${process.pid}-${Date.now()}-${people}@example.com`;
}

/**
 * A student number that no other test of this process has; those of grades 2 and 3, and of the first ten classes, are free for
 * tests that need a certain one. A process of its own is a school of its own (tests/support/fetch-client.ts).
 */
export function newStudentNumber(): string {
  seats += 1;
  return String(11_000 + Math.floor(seats / 99) * 100 + 1 + (seats % 99));
}

/** Fills in the registration form as a person would, and lands on the own dashboard. */
export async function register(
  page: Page,
  person: { role: '교사' | '학생'; name: string; email: string; studentNumber?: string; school?: string },
): Promise<void> {
  await page.goto('/register');
  await expectAwake(page.getByLabel('이메일'));
  await page.getByRole('radio', { name: person.role }).check();
  await page.getByLabel('이름', { exact: true }).fill(person.name);
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel(/소속 학교|학교 이름/).fill(`이야기고등학교 ${process.pid}`);
  if (person.studentNumber) {
    await page.getByLabel('학번', { exact: true }).fill(person.studentNumber);
    await page.getByLabel('학년', { exact: true }).selectOption(person.studentNumber[0] ?? '');
  }
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/ }).all()) await box.check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page).toHaveURL(person.role === '교사' ? /\/teacher\/dashboard$/ : /\/student\/dashboard$/);
}

/** Fills in the login, which is open, and presses its button; where that leads, the caller says. */
export async function pressLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const address = page.getByLabel('이메일', { exact: true });
  await expectAwake(address);
  await address.fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Opens a screen as the administrator of the global setup, who signed in without the form: signin.spec.ts uses that. */
export async function enterAsAdmin(page: Page, path = '/admin/dashboard'): Promise<void> {
  const reply = await page.request.post('/api/auth/login', {
    data: { email: 'admin@example.com', password: PASSWORD },
  });
  expect(reply.status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else (web/styles/tokens.css), so in the other one only these can find more. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * axe finds nothing on this screen, in either theme, and nothing scrolls sideways at 360 pixels.
 * @param arrived the test has seen the screen complete; a page that held a frame of another site may never count as idle
 */
export async function expectAccessible(page: Page, { arrived = false } = {}): Promise<void> {
  // A screen is judged once it has arrived: its skeleton has no heading yet, by design.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!arrived) await page.waitForLoadState('networkidle');
  // A list that is asked anew is dimmed until the answer is there. What stays busy by design is judged as it is.
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined);
  // A button that has just become one fades in: half-way its colour is nobody's.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const asked = colorScheme === 'light' ? { tags: ALL } : { rules: OF_COLOUR };
    const found = (await findViolations(page, asked)).map((violation) => `${colorScheme} ${violation}`);
    expect(found, page.url()).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(over, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}
