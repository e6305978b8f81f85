import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Beside this file when run from source, beside the bundle when built. */
export const migrationsFolder =
  [join(here, 'migrations'), join(here, 'db/migrations')].find(existsSync) ?? '';
