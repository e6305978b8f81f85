import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextOver } from '../server/create-context.ts';
import { connect } from '../server/db/connection.ts';
import { FolderInUse } from '../server/db/folder-lock.ts';
import { isDatabaseAway } from '../server/db/database-away.ts';
import { type Env, readEnv } from '../server/env.ts';
import { auditLog } from '../server/db/schema.ts';
import { rescueAccount } from '../server/features/users/rescue-account.ts';
import { lockSettings } from '../server/features/settings/standing.ts';
import { writeSettings } from '../server/features/settings/write-settings.ts';
import type { Context } from '../server/context.ts';
import { toldError } from './database/open-database.ts';

/**
 * For whoever runs the server, when no administrator can get in. It works on the database itself, so it asks for nobody's
 * password: who may run it owns the machine.
 */
const USAGE = `사용법
  npm run admin -- reset-password EMAIL
      임시 비밀번호를 만들어 한 번 보여 줍니다. 중지된 계정이면 다시 사용하게 하고,
      모든 기기에서 로그아웃시키고, 로그인 실패로 잠긴 것을 풉니다.
  npm run admin -- reset-password EMAIL --remove-second-factor
      두 단계 인증도 끕니다. 인증 기기를 잃었을 때 씁니다.
  npm run admin -- allow-all-addresses
      관리자 화면의 IP 목록을 비웁니다. 목록 밖으로 쫓겨났을 때 씁니다.

서버와 같은 환경 변수(DATABASE_URL 또는 DATA_DIR)로 실행해 주세요.
내장 데이터베이스를 쓰면 서버를 먼저 멈춰야 합니다.
`;

/** What the person reads instead of a stack trace. */
class Refusal extends Error {}

const REMOVE = '--remove-second-factor';

async function resetPassword(ctx: Context, address: string, remove: boolean): Promise<string> {
  const rescued = await rescueAccount(ctx, address, { secondFactor: remove ? 'remove' : 'keep' });
  if (rescued === 'unknown') throw new Refusal(`이 이메일로 가입한 사용자가 없습니다: ${address}`);
  if (rescued === 'withdrawn') throw new Refusal(`탈퇴한 사용자라 되살릴 수 없습니다: ${address}`);
  const { user, tempPassword, wasInactive, hasSecondFactor } = rescued;
  const lines = [
    `${user.name} <${user.email}>`,
    `임시 비밀번호: ${tempPassword}`,
    '',
    '이 비밀번호는 다시 보여 드리지 않습니다. 로그인하면 바로 새 비밀번호를 정합니다.',
    '모든 기기에서 로그아웃되었습니다.',
    ...(wasInactive ? ['중지된 계정이어서 다시 사용하게 했습니다.'] : []),
    ...(hasSecondFactor
      ? [`두 단계 인증은 그대로입니다. 인증 기기를 잃었다면 ${REMOVE}를 붙여 다시 실행해 주세요.`]
      : []),
    ...(user.role === 'admin' ? [] : ['이 사용자는 관리자가 아닙니다.']),
  ];
  return lines.join('\n');
}

async function allowAllAddresses(ctx: Context): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await lockSettings(tx);
    await writeSettings(ctx, tx, { ipWhitelist: [] });
    const subject = { subjectType: 'settings', subjectId: 'ipWhitelist' };
    await tx
      .insert(auditLog)
      .values({ at: ctx.clock.now(), actorId: null, action: 'allowAllAddresses', ...subject });
  });
  return '관리자 화면의 IP 목록을 비웠습니다. 이제 어느 주소에서나 열립니다. (서버에는 5초 안에 적용됩니다)';
}

/** The work that the arguments ask for; null when they ask for nothing that there is. */
function workOf(args: readonly string[]): ((ctx: Context) => Promise<string>) | null {
  const [command, ...rest] = args;
  const flags = rest.filter((one) => one.startsWith('--'));
  const [address, ...more] = rest.filter((one) => !one.startsWith('--'));
  if (more.length > 0 || flags.some((flag) => flag !== REMOVE)) return null;
  if (command === 'allow-all-addresses' && rest.length === 0) return allowAllAddresses;
  if (command !== 'reset-password' || !address) return null;
  return (ctx) => resetPassword(ctx, address, flags.length > 0);
}

function environment(): Env {
  // Nothing here is signed or unsealed, so whoever has only the address of the database can run it, too.
  const { DATABASE_URL, SESSION_SECRET } = process.env;
  const secret = SESSION_SECRET || (DATABASE_URL ? randomBytes(32).toString('hex') : '');
  return readEnv({ ...process.env, SESSION_SECRET: secret, LOG_LEVEL: 'silent' });
}

async function main(args: readonly string[]): Promise<number> {
  const work = workOf(args);
  if (!work) {
    process.stderr.write(USAGE);
    return 2;
  }
  const env = environment();
  // A mistyped folder would be made anew, and would know nobody.
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'pglite')))
    throw new Refusal(
      `이 폴더에 데이터베이스가 없습니다: ${env.dataDir}\nDATA_DIR이나 DATABASE_URL을 서버와 같게 정해 주세요.`,
    );
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onIdleError: () => {},
  });
  try {
    process.stdout.write(`${await work(contextOver(env, connection))}\n`);
  } finally {
    await connection.close();
  }
  return 0;
}

function explain(error: unknown): string {
  if (error instanceof FolderInUse)
    return '서버가 실행 중이라 내장 데이터베이스를 열 수 없습니다. 서버를 멈춘 뒤 다시 실행해 주세요.';
  if (error instanceof Refusal) return error.message;
  if (isDatabaseAway(error)) return '데이터베이스에 연결하지 못했습니다. DATABASE_URL을 확인해 주세요.';
  return toldError(error);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
