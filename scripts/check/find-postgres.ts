import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Whether the tests will find a PostgreSQL: the one that TEST_DATABASE_URL names, one at the usual place, or binaries to
 * start one from. The tests themselves look in the same places (tests/support/postgres.ts).
 */
export async function isPostgresThere(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL']) return true;
  const binaries = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  if (binaries.some((version) => existsSync(join(DEBIAN, version, 'bin/initdb')))) return true;
  const client = new pg.Client({
    connectionString: 'postgres://postgres@127.0.0.1:5432/postgres',
    connectionTimeoutMillis: 2000,
  });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
