import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { writeBackup } from '../server/backup/write-backup.ts';
import { newId } from '../server/db/ids.ts';
import { openDatabase, runTool, tellProgress } from './database/open-database.ts';

/** `npm run backup`: the whole database as one file. On PostgreSQL servers may go on; the embedded one has to be free. */
await runTool(async () => {
  const { env, connection, secret } = await openDatabase('backup');
  try {
    const { file, bytes, sha256, people, rows } = await writeBackup(connection.db, env, {
      id: newId(),
      kind: 'manual',
      at: new Date(),
      engine: connection.engine,
      secret,
      onProgress: tellProgress('백업'),
    });
    const lines = [
      `백업했습니다: ${resolve(env.backupDir, file)}`,
      `${rows.toLocaleString('ko-KR')}행, ${people.toLocaleString('ko-KR')}명, ${bytes.toLocaleString('ko-KR')}바이트, ${hostname()}`,
      `SHA-256: ${sha256}`,
      env.backupKey
        ? '암호화했습니다. 복원할 때 같은 BACKUP_KEY가 필요합니다.'
        : '암호화하지 않았습니다. BACKUP_KEY를 정하면 암호화합니다.',
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await connection.close();
  }
});
