import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../../scripts/build.ts';
import { makeTemplate, newDataDir } from '../support/data-dir.ts';
import { startServer } from '../support/servers.ts';
import { findChromium } from './chromium.ts';

/** Finds a browser, builds the client when it is stale, and starts the real server on an empty embedded database. */
export default async function setup(): Promise<() => Promise<void>> {
  const chromium = await findChromium();
  process.env['GIROK_CHROMIUM'] = chromium.path;
  await buildWhenStale();
  const template = mkdtempSync(join(tmpdir(), 'girok-e2e-template-'));
  await makeTemplate(template);
  const dataDir = newDataDir('e2e');
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
    for (const folder of [dataDir, template]) rmSync(folder, { recursive: true, force: true });
    chromium.remove();
  };
}
