import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';

/** What tests of a session's life do with a browser. */

export const MINUTE = 60_000;

/** A student with an account whose cookies this browser has; no page is open yet. */
export async function signIn(context: BrowserContext): Promise<string> {
  const email = newEmail('student');
  const reply = await context.request.post('/api/auth/register', {
    data: {
      ...{ name: '세션 학생', email, password: PASSWORD, role: 'student' },
      ...{ school: `세션학교 ${email}`, student_number: '20110' },
      ...{ privacyConsent: true, termsConsent: true, ageConsent: true },
    },
  });
  expect(reply.status()).toBe(201);
  return email;
}

export async function open(page: Page): Promise<void> {
  await page.goto('/student/classes');
  await expect(page.getByRole('heading', { level: 1, name: '내 수업' })).toBeVisible();
  // The limit is being counted: before, a leap of the clock would be over when it begins.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last_input'))).not.toBeNull();
}

/** The status of the current-user call with this browser's cookies. */
export async function meStatus(context: BrowserContext): Promise<number> {
  return (await context.request.get('/api/auth/me')).status();
}

export const isStored = (page: Page) => page.evaluate(() => localStorage.getItem('user') !== null);

export function countRefreshes(context: BrowserContext): { count: number } {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) seen.count += 1;
  });
  return seen;
}

/** As if the access token had this many minutes left. */
export async function leaveMinutes(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    (ms) => localStorage.setItem('session_expires_at', new Date(Date.now() + ms).toISOString()),
    minutes * MINUTE,
  );
}

export const warning = (page: Page) => page.getByRole('dialog', { name: '곧 로그아웃돼요' });
