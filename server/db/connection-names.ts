import type { ClientBase } from 'pg';

/** What connections are called in PostgreSQL: a restore looks for the others by their names, and they for a restore. */
export const NAMES = { server: 'girok', backup: 'girok-backup', restore: 'girok-restore' } as const;

/** Somebody is putting a backup in the place of the database. */
export class RestoreUnderWay extends Error {
  constructor() {
    super(
      '이 데이터베이스를 복원하는 명령이 실행되고 있습니다. 복원이 끝난 뒤 다시 시작해 주세요. 바꾼 것은 없습니다.\n' +
        'A restore of this database is under way; start again when it has ended. Nothing was changed.',
    );
  }
}

/**
 * Nobody opens a database that a restore has opened before. Of two restores the one that connected later gives way.
 * @throws RestoreUnderWay
 */
export async function assertNoRestore(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity other, pg_stat_activity mine
     WHERE mine.pid = pg_backend_pid() AND other.datname = current_database() AND other.application_name = $1
       AND (other.backend_start, other.pid) < (mine.backend_start, mine.pid)`,
    [NAMES.restore],
  );
  if ((rowCount ?? 0) > 0) throw new RestoreUnderWay();
}
