import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newDataDir } from '../../tests/support/data-dir.ts';
import { administer, withDatabase } from '../../tests/support/postgres.ts';
import { connect, type ConnectionOptions } from './connection.ts';
import { DatabaseNewer } from './newer-database.ts';

const onPostgres = process.env['GIROK_TEST_ENGINE'] === 'postgres';
const url = () => inject('postgres')?.url ?? '';
const name = `girok_newer_${process.pid}`;

let folder: string;
beforeEach(async () => {
  folder = newDataDir('newer');
  if (onPostgres) await administer(url(), `CREATE DATABASE ${name}`);
});
afterEach(async () => {
  if (onPostgres) await administer(url(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

const open = (tool?: ConnectionOptions['tool']) =>
  connect({
    dataDir: folder,
    databaseUrl: onPostgres ? withDatabase(url(), name) : undefined,
    onIdleError: () => {},
    ...(tool ? { tool } : {}),
  });

describe('a database that a newer version has migrated', () => {
  it('is opened by nobody older, is left as it is, and says what to do', async () => {
    const newer = await open();
    await newer.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations ("hash", "created_at")
          SELECT 'of tomorrow', max(created_at) + 1 FROM drizzle.__drizzle_migrations`,
    );
    await newer.close();
    for (const tool of [undefined, 'backup', 'restore'] as const) {
      await expect(open(tool)).rejects.toThrow(DatabaseNewer);
      await expect(open(tool)).rejects.toThrow(
        /^더 새로운 판의 기록\(Girok\)이 쓰던 데이터베이스라서[^]*업데이트해 주세요[^]*Nothing was changed\.$/,
      );
    }
  });

  it('is told from one of the same version, which opens again and again', async () => {
    await (await open()).close();
    await (await open()).close();
  });
});
