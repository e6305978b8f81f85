import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDataDir } from './support/data-dir.ts';
import { type Connection, connect } from '../server/db/connection.ts';
import { auditLog, settings, users } from '../server/db/schema.ts';
import { FetchClient } from './support/fetch-client.ts';
import { administer, withDatabase } from './support/postgres.ts';
import { runTool, startServer } from './support/servers.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct-horse-7' };

const command = (args: string[], env: Record<string, string>) => runTool('scripts/admin.ts', args, env);

const DATABASE = `girok_admin_${process.pid}`;
const engines = [
  { engine: 'the embedded database', onServer: false },
  { engine: 'PostgreSQL', onServer: true },
];

describe.each(engines)('the operator’s command on $engine', ({ onServer }) => {
  const postgres = inject('postgres');
  const runs = onServer ? postgres !== null && postgres !== undefined : true;
  let dataDir: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    dataDir = newDataDir('admin');
    env = { DATA_DIR: dataDir };
    if (!onServer || !postgres) return;
    await administer(postgres.url, `CREATE DATABASE ${DATABASE}`);
    env = { ...env, DATABASE_URL: withDatabase(postgres.url, DATABASE) };
  });
  afterAll(async () => {
    if (onServer && postgres)
      await administer(postgres.url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const open = (): Promise<Connection> =>
    connect({ databaseUrl: env['DATABASE_URL'], dataDir, onIdleError: () => {} });
  const serve = () => startServer({ ...ADMIN, ...env, SESSION_SECRET: 'x'.repeat(40) });

  it.runIf(runs)('lets an administrator in whom nobody else can help', async () => {
    const server = await serve();
    const before = new FetchClient(server.origin);
    await before.must('login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
    if (!onServer) {
      const held = await command(['reset-password', ADMIN.ADMIN_EMAIL], env);
      expect(held).toMatchObject({ code: 1, out: '', err: expect.stringContaining('서버를 멈춘 뒤') });
      await server.stop();
    }
    // PostgreSQL is shared with the server that goes on running.
    const first = onServer ? server : null;
    const database = await open();
    await database.db.update(users).set({ isActive: false, totpSecret: 'x', totpConfirmedAt: new Date() });
    await database.db.insert(settings).values({
      key: 'ipWhitelist',
      value: ['192.0.2.1'],
      updatedAt: new Date(),
    });
    await database.close();

    const kept = await command(['reset-password', ' ADMIN@Example.com'], env);
    expect(kept).toMatchObject({ code: 0, err: '', out: expect.stringContaining('두 단계 인증은 그대로') });
    const done = await command(['reset-password', ADMIN.ADMIN_EMAIL, '--remove-second-factor'], env);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect((await command(['allow-all-addresses'], env)).code).toBe(0);
    const password = /임시 비밀번호: (\S+)/.exec(done.out)?.[1] ?? '';
    expect(kept.out).not.toContain(password);

    const running = first ?? (await serve());
    if (first) await expect(before.must('getMe', {})).rejects.toThrow('UNAUTHENTICATED');
    const client = new FetchClient(running.origin);
    const { user } = await client.must('login', { email: ADMIN.ADMIN_EMAIL, password });
    expect(user).toMatchObject({ is_active: true, passwordChangeRequired: true, totp_enabled: false });
    await client.must('changePassword', { currentPassword: password, newPassword: 'another-horse-8' });
    await running.stop();
    const after = await open();
    const lines = await after.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(lines.filter(({ actorId }) => actorId === null).map(({ action }) => action)).toEqual([
      'rescueAccount',
      'rescueAccount',
    ]);
    await after.close();
  });

  it.runIf(runs)('says what is wrong, and changes nothing then', async () => {
    const unknown = await command(['reset-password', 'nobody@example.com'], env);
    expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining('nobody@example.com') });
    const usage = await command(['reset-password', 'a@b', '--force'], env);
    expect(usage).toMatchObject({ code: 2, out: '', err: expect.stringContaining('사용법') });
    const away = onServer
      ? { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }
      : { DATA_DIR: join(dataDir, 'mistyped') };
    const lost = await command(['reset-password', ADMIN.ADMIN_EMAIL], away);
    expect(lost.code).toBe(1);
    expect(lost.err).toMatch(onServer ? /데이터베이스에 연결하지 못했습니다/ : /데이터베이스가 없습니다/);
    expect(lost.err).not.toContain(' at ');
  });
});
