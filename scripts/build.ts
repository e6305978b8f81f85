import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as buildWeb } from 'vite';
import { bundleServer } from './build/bundle-server.ts';
import { prepareFonts } from './build/fonts.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';

const root = join(fileURLToPath(import.meta.url), '../..');
const stamp = join(root, 'dist/built');

/** What the build is made of; anything newer than the last build makes it stale. */
const SOURCES = ['contract', 'record', 'server', 'web', 'scripts/build', 'package-lock.json'];

function newestChange(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

export function isStale(): boolean {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.some((source) => newestChange(join(root, source)) > built);
}

/** The client into dist/web with its drawn pages in dist/pages, the server into dist/server with its migrations beside it; packages stay outside. */
export async function build(): Promise<void> {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await prepareFonts(root);
  await buildWeb({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  await prerender(root);
  await Promise.all([precompress(join(root, 'dist/web')), precompress(join(root, 'dist/pages'))]);
  await bundleServer(root, 'server/main.ts', join(root, 'dist/server'));
  writeFileSync(stamp, '');
}

export async function buildWhenStale(): Promise<void> {
  if (!isStale()) return;
  process.stdout.write('화면과 서버를 준비하고 있습니다…\n');
  await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
