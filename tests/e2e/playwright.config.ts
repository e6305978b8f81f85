import { defineConfig } from '@playwright/test';
import { FLAGS } from './chromium.ts';
import { seenBefore } from './seen-before.ts';

/** Half a minute and more, and late in the alphabet. */
const LONG = ['signin.spec.ts', 'teacher-messages.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // Two cores: a third page works while two wait for a toast to go or a server to answer.
  workers: 3,
  fullyParallel: false,
  // Far above what anything takes alone: machines are shared, and one that is short of time is no fault of ours.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // What needed it is named at the end of `npm test` (docs/decisions/0023-second-try.md).
  retries: 2,
  forbidOnly: true,
  // Files begin in the order of their names: the longest of the last ones would go on alone when all others are done.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
  ],
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON']
      ? [['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }] as const]
      : []),
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Somebody who has been here: neither the notice of the login nor the question about cookies stands in the way.
    storageState: seenBefore(process.env['GIROK_ORIGIN'] ?? ''),
    // The global setup finds both; workers load this file again and inherit what it found.
    baseURL: process.env['GIROK_ORIGIN'] ?? '',
    // Pages that a worker fetches cannot be answered by a test; server-away.spec.ts allows them.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: { executablePath: process.env['GIROK_CHROMIUM'] ?? '', args: FLAGS },
    screenshot: 'only-on-failure',
  },
});
