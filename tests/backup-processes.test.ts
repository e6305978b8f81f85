import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { layDatabase } from './support/data-dir.ts';
import { NAMES } from '../server/db/connection-names.ts';
import { FetchClient } from './support/fetch-client.ts';
import { administer, withDatabase } from './support/postgres.ts';
import { runTool, type ServerProcess, startServer } from './support/servers.ts';

const DATABASE = `girok_backup_${process.pid}`;
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct-horse-7' };
const PASSWORD = 'correct-horse-7';

const running = new Set<ServerProcess>();
let folder: string;
const postgres = inject('postgres');
const onPostgres = () => ({
  DATABASE_URL: withDatabase(postgres?.url ?? '', DATABASE),
  SESSION_SECRET: 'b'.repeat(40),
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girok-two-'));
  if (postgres) await administer(postgres.url, `CREATE DATABASE ${DATABASE}`);
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.kill()));
  running.clear();
  if (postgres) await administer(postgres.url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: join(folder, name), ...ADMIN, ...env });
  running.add(server);
  return server;
}

async function tool(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const { code, out, err } = await runTool(`scripts/${name}.ts`, args, env);
  return { code, said: out + err };
}

async function signedIn(server: ServerProcess): Promise<FetchClient> {
  const client = new FetchClient(server.origin);
  await client.must('login', { email: ADMIN.ADMIN_EMAIL, password: PASSWORD });
  if ((await client.must('getConsentStatus', {})).consentRequired)
    await client.must('giveConsent', { privacyConsent: true, termsConsent: true, ageConsent: true });
  return client;
}

const backupsIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.girok-backup'));

describe.runIf(postgres)('backup and restore from the command line', () => {
  it('carry a school from the embedded database into PostgreSQL, never under a running server', async () => {
    const embedded = { DATA_DIR: join(folder, 'embedded'), BACKUP_KEY: 'a key for backups in tests' };
    layDatabase(embedded.DATA_DIR);
    let server = await start('embedded', { BACKUP_KEY: embedded.BACKUP_KEY });
    const admin = await signedIn(server);
    // On by default where writes are not forced to the disk.
    expect((await admin.must('getSettings', {})).settings.backup.autoBackupEnabled).toBe(true);
    await new FetchClient(server.origin).register('teacher', 'teacher@example.com');
    await admin.must('createBackup', {});
    const backups = join(embedded.DATA_DIR, 'backups');
    const [name = ''] = backupsIn(backups);
    const file = join(backups, name);
    expect((await tool('restore', [file, '--yes'], embedded)).said).toContain('다른 프로세스가');
    await server.stop();

    const target = { ...onPostgres(), DATA_DIR: join(folder, 'moved'), BACKUP_KEY: embedded.BACKUP_KEY };
    expect(await tool('restore', [file, '--yes'], { ...target, BACKUP_KEY: '' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('BACKUP_KEY'),
    });
    expect(await tool('restore', [file, '--yes'], target)).toMatchObject({ code: 0 });
    server = await start('moved', target);
    const { users } = await (await signedIn(server)).must('listUsers', { role: 'teacher' });
    expect(users.map(({ email }) => email)).toEqual(['teacher@example.com']);
    expect((await tool('restore', [file, '--yes'], target)).said).toContain('서버가 켜져 있습니다');
    // Backing up needs no standstill there.
    expect(await tool('backup', [], target)).toMatchObject({ code: 0 });
    expect(backupsIn(join(target.DATA_DIR, 'backups'))).toHaveLength(1);
  }, 180_000);

  it('give way to each other: nobody opens what is being restored, and a restore waits for no backup', async () => {
    const target = { ...onPostgres(), DATA_DIR: join(folder, 'target') };
    const server = await start('target', target);
    await new FetchClient(server.origin).register('teacher', 'teacher@example.com');
    await server.stop();
    expect(await tool('backup', [], target)).toMatchObject({ code: 0 });
    const backups = join(target.DATA_DIR, 'backups');
    const file = join(backups, backupsIn(backups)[0] ?? '');
    /** A connection of that name, as such a command has one from its first moment to its last. */
    const atWork = async (name: string) => {
      const client = new pg.Client({ connectionString: target.DATABASE_URL, application_name: name });
      await client.connect();
      return client;
    };

    const restoring = await atWork(NAMES.restore);
    for (const name of ['restore', 'backup'] as const)
      expect(await tool(name, name === 'restore' ? [file, '--yes'] : [], target)).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /^이 데이터베이스를 복원하는 명령이 실행되고 있습니다[^]*Nothing was changed\.\n$/,
        ),
      });
    await expect(start('late', target)).rejects.toThrow(
      /: 이 데이터베이스를 복원하는 명령이 [^]*changed\.\n$/,
    );
    await restoring.end();

    const backing = await atWork(NAMES.backup);
    expect(await tool('restore', [file, '--yes'], target)).toMatchObject({
      code: 1,
      said: expect.stringContaining('백업하는 명령이 실행되고 있습니다'),
    });
    await backing.end();
    expect(await tool('restore', [file, '--yes'], target)).toMatchObject({ code: 0 });
  }, 180_000);

  it('do not wait for ever for another program that reads a table, and say so', async () => {
    const target = { ...onPostgres(), DATA_DIR: join(folder, 'target') };
    let server = await start('target', target);
    await new FetchClient(server.origin).register('teacher', 'teacher@example.com');
    await server.stop();
    expect(await tool('backup', [], target)).toMatchObject({ code: 0 });
    const backups = join(target.DATA_DIR, 'backups');
    const file = join(backups, backupsIn(backups)[0] ?? '');
    // As pg_dump and a reporting tool hold a table: others read it, and nobody takes it away.
    const reader = new pg.Client({
      connectionString: target.DATABASE_URL,
      application_name: 'a reporting tool',
    });
    await reader.connect();
    await reader.query('BEGIN; SELECT count(*) FROM users');
    expect(await tool('restore', [file, '--yes'], target)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /다른 프로그램이 이 데이터베이스의 표를 쓰고 있어 15초를 기다려도 바꿀 수 없었습니다\. 그 프로그램을 끝내고 다시 해 주세요\. 바꾼 것은 없습니다\.\n[^\n]*Nothing was changed\.\n$/,
      ),
    });
    await reader.query('ROLLBACK');
    await reader.end();
    server = await start('target', target);
    const { users } = await (await signedIn(server)).must('listUsers', { role: 'teacher' });
    expect(users.map(({ email }) => email)).toEqual(['teacher@example.com']);
    await server.stop();
    expect(await tool('restore', [file, '--yes'], target)).toMatchObject({ code: 0 });
  }, 180_000);

  it('two at once: what stands is one of them whole, and whoever was refused is told', async () => {
    const target = { ...onPostgres(), DATA_DIR: join(folder, 'target') };
    const files: string[] = [];
    for (const email of ['first@example.com', 'second@example.com']) {
      const own = join(folder, email);
      layDatabase(own);
      const server = await start(email, {});
      await new FetchClient(server.origin).register('teacher', email);
      await server.stop();
      expect(await tool('backup', [], { DATA_DIR: own })).toMatchObject({ code: 0 });
      files.push(join(own, 'backups', backupsIn(join(own, 'backups'))[0] ?? ''));
    }
    const outcomes = await Promise.all(files.map((file) => tool('restore', [file, '--yes'], target)));
    expect(outcomes.map(({ code }) => code)).toContain(0);
    for (const { code, said } of outcomes)
      if (code !== 0) expect(said).toMatch(/복원하는 명령이 실행되고 있습니다|서버가 켜져 있습니다/);
    const server = await start('target', target);
    const { users } = await (await signedIn(server)).must('listUsers', { role: 'teacher' });
    expect(users).toHaveLength(1);
    const of = ['first@example.com', 'second@example.com'].indexOf(users[0]?.email ?? '');
    expect(outcomes[of]?.code).toBe(0);
  }, 180_000);
});
