import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../../scripts/build.ts';
import { startServer } from '../support/servers.ts';
import { findChromium } from './chromium.ts';

/** Finds a browser, builds the client when it is stale, and starts the real server on an empty embedded database. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env['GIROK_CHROMIUM'] = await findChromium();
  await buildWhenStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'girok-e2e-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-7',
    LOG_LEVEL: 'warn',
  });
  process.env['GIROK_ORIGIN'] = server.origin;
  return async () => {
    await server.stop();
    // What the server thought worth a warning explains a page that a test met and did not expect.
    const warnings = server.output().match(/^\{.*\}$/gm) ?? [];
    if (warnings.length > 0) process.stdout.write(`${warnings.join('\n')}\n`);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
