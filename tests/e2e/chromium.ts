import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/bin/chromium';

/** Flags for a browser without a display, a sandbox or a way to anybody but us. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export interface Chromium {
  path: string;
  /** Takes away what was unpacked for it. */
  remove(): void;
}

/**
 * A browser to test in: the one CHROMIUM_PATH names, Debian's, or one unpacked from npm. GIROK_NPM_CHROMIUM insists on the last. The latter brings libraries of
 * its own, for which it sets variables of this process that the workers inherit.
 */
export async function findChromium(): Promise<Chromium> {
  const there = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN) ? DEBIAN : null);
  if (there && process.env['GIROK_NPM_CHROMIUM'] === undefined) return { path: there, remove: () => {} };
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  const folder = mkdtempSync(join(tmpdir(), 'girok-chromium-'));
  process.env['TMPDIR'] = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  useFontsIn(folder);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Its own font configuration names only /tmp/fonts; without any font a page crashes while it is laid out. */
function useFontsIn(folder: string): void {
  const lines = [`<dir>${join(folder, 'fonts')}</dir>`, `<cachedir>${join(folder, 'font-cache')}</cachedir>`];
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines.join('')}</fontconfig>`,
  );
}
