import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { newDataDir } from '../support/data-dir.ts';
import { type ServerProcess, startServer } from '../support/servers.ts';
import { PASSWORD } from './people.ts';
import { seenBefore } from './seen-before.ts';

export interface OwnServer {
  readonly origin: string;
  /** Its data folder; gone after the file's last test. */
  readonly dataDir: string;
  /** SIGTERM. */
  stop(): Promise<void>;
  /** SIGKILL, as when the power fails. */
  kill(): Promise<void>;
  /** Again after either, at the same address and on the same data. */
  start(): Promise<void>;
  /** A browser that has been at this server before; whoever opened it closes it. */
  open(browser: Browser): Promise<BrowserContext>;
}

interface Particulars {
  /** What it is told beside its data folder and its administrator; asked once, before it starts. */
  env?: (dataDir: string) => Record<string, string> | Promise<Record<string, string>>;
  /** Another main file, such as that of a server with a slow writer. */
  entry?: string;
}

/**
 * A server for the tests of one file, which others would disturb or which disturbs others: it runs from before the first of
 * them until after the last. To be called where tests are declared.
 */
export function ownServer(name: string, { env, entry }: Particulars = {}): OwnServer {
  let settings: Record<string, string> = {};
  let dataDir = '';
  let running: ServerProcess;
  const start = async () => {
    running = await startServer(settings, entry);
    settings['PORT'] = new URL(running.origin).port;
    // Just started on a busy machine, it asks people to come back in a moment.
    await expect
      .poll(async () => (await fetch(`${running.origin}/api/site`)).status, { timeout: 60_000 })
      .toBe(200);
  };
  test.beforeAll(async () => {
    dataDir = newDataDir(name);
    const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD };
    settings = { DATA_DIR: dataDir, ...admin, ...(await env?.(dataDir)) };
    await start();
  });
  test.afterAll(async () => {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get origin() {
      return running.origin;
    },
    get dataDir() {
      return dataDir;
    },
    stop: async () => void (await running.stop()),
    kill: () => running.kill(),
    start,
    open: (browser) =>
      browser.newContext({
        baseURL: running.origin,
        locale: 'ko-KR',
        storageState: seenBefore(running.origin),
      }),
  };
}
