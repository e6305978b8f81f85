import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** The signing secret: given, or made at the first start and kept beside the embedded database, readable by its owner alone. */
export function sessionSecret(env: Env): string {
  if (env.sessionSecret) return env.sessionSecret;
  const file = join(env.dataDir, 'session-secret');
  mkdirSync(env.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
