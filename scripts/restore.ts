import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isOlder, openBackup, restoreBackup } from '../server/backup/restore-backup.ts';
import { openDatabase, runTool, tellProgress } from './database/open-database.ts';

const USAGE = '사용법: npm run restore -- FILE [--yes] [--sha256=HASH]';

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`지금 있는 자료를 모두 바꿉니다. 묻지 않고 하려면 --yes를 붙여 주세요.\n${USAGE}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    '지금 있는 자료를 모두 이 백업으로 바꿀까요? "예"라고 적어 주세요: ',
  );
  terminal.close();
  return ['예', 'yes', 'y'].includes(answer.trim().toLowerCase());
}

/** `npm run restore -- FILE`: a backup in the place of the database, all or nothing. */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, sha256: { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(USAGE);
  const { env, connection, secret } = await openDatabase('restore');
  try {
    const backup = await openBackup(env, path, values.sha256);
    const { header } = backup;
    const total = Object.values(header.tables).reduce((sum, rows) => sum + rows, 0);
    process.stdout.write(
      `백업: ${header.created_at}, ‘${header.server}’ 서버, ${header.people.toLocaleString('ko-KR')}명, ${total.toLocaleString('ko-KR')}행\n` +
        `복원할 곳: ${connection.engine === 'postgres' ? 'PostgreSQL' : env.dataDir}\n`,
    );
    if (isOlder(header))
      process.stdout.write('이전 판의 기록(Girok)이 만든 백업이라, 복원하면서 지금 판에 맞춥니다.\n');
    if (env.backupKey && header.salt === null)
      process.stdout.write(
        '주의: BACKUP_KEY가 있는데 이 파일은 암호화되어 있지 않습니다. 이 서버가 만든 파일인지 확인하세요(--sha256).\n',
      );
    if (!values.yes && !(await confirmed())) {
      process.stdout.write('그만두었습니다. 바꾼 것은 없습니다.\n');
      return;
    }
    let done = 0;
    const tell = tellProgress('복원');
    const restored = await restoreBackup(connection, env, path, backup, {
      secret,
      now: new Date(),
      onRows: (rows) => {
        done += rows;
        tell(done, total);
      },
    });
    const lines = [
      '복원했습니다. 모두 다시 로그인해야 합니다.',
      ...(restored.before ? [`바뀌기 전의 자료는 백업해 두었습니다: ${restored.before}`] : []),
      ...(restored.forgotten > 0 ? [`백업한 뒤 탈퇴한 ${restored.forgotten}명을 다시 탈퇴시켰습니다.`] : []),
      ...(restored.secretsLost
        ? [
            'SESSION_SECRET이 백업할 때와 달라 두 단계 인증과 메일 서버 비밀번호를 지웠습니다. 다시 정해 주세요.',
          ]
        : []),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await connection.close();
  }
});
