import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './connection.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** A newer version of this program has changed the tables: what this one writes there, that one could not rely on. */
export class DatabaseNewer extends Error {
  constructor() {
    super(
      '더 새로운 판의 기록(Girok)이 쓰던 데이터베이스라서 열지 않았습니다. 프로그램을 그 판으로 업데이트해 주세요. ' +
        '이 판을 계속 쓰려면 업데이트하기 전에 만든 백업을 빈 데이터베이스에 복원해 주세요. 바꾼 것은 없습니다.\n' +
        'This database was used by a newer version of Girok: update the program, or restore a backup from before the update into an empty database. Nothing was changed.',
    );
  }
}

/**
 * Looks before anything is migrated: the migrator itself passes over a database that is ahead of it without a word.
 * @throws DatabaseNewer
 */
export async function assertNotNewer(db: Pick<Database, 'execute'>): Promise<void> {
  const { rows: made } = (await db.execute(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  )) as unknown as { rows: { is_there: boolean }[] };
  if (!made[0]?.is_there) return;
  const { rows } = (await db.execute(
    sql`SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { at: string | number | null }[] };
  const ours = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(rows[0]?.at ?? 0) > ours) throw new DatabaseNewer();
}
