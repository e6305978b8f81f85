import { build as bundle } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bundles web/worker/service-worker.ts to the site's root, where its scope is the whole site, with the addresses of the
 * drawn offline page and of everything that page names.
 */
export async function writeServiceWorker(root: string, offlinePage: string): Promise<void> {
  const html = readFileSync(offlinePage, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address);
  await bundle({
    entryPoints: [join(root, 'web/worker/service-worker.ts')],
    outfile: join(root, 'dist/web/service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      OFFLINE_FILES: JSON.stringify(['/offline', ...named]),
      OFFLINE_VERSION: JSON.stringify(
        `offline-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`,
      ),
    },
  });
}
