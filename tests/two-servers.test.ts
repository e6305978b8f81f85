import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { FetchClient } from './support/fetch-client.ts';
import { administer, withDatabase } from './support/postgres.ts';
import { openRoom, textsOf } from './support/process-room.ts';
import { type ServerProcess, startServer } from './support/servers.ts';

/** Two server processes on one PostgreSQL are one product: sessions, limits, jobs, settings and the schedule (issue 6). */

const DATABASE = `girok_two_${process.pid}`;
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct-horse-7' };
const LOGIN = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
const SLOW = 'tests/support/slow-server.ts';
const STUDENTS = 6;
/** Within what time every server knows what another was told, in ms. */
const SHARED_WITHIN = 5_000;
/** The schedule is asked every five seconds: by then both servers have. */
const BOTH_ASKED = 6_000;

const postgres = inject('postgres');
const url = withDatabase(postgres?.url ?? '', DATABASE);
const running: ServerProcess[] = [];
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girok-two-'));
  if (postgres) await administer(postgres.url, `CREATE DATABASE ${DATABASE}`);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  if (postgres) await administer(postgres.url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

const start = (name: string) =>
  startServer(
    {
      ...ADMIN,
      ...{ DATA_DIR: join(folder, name), DATABASE_URL: url, SESSION_SECRET: 't'.repeat(40) },
      ...{ TRUST_PROXY: '127.0.0.1', WRITER_MS: '100' },
    },
    SLOW,
  );

/** Ids of sessions are in the order of time. */
const NEWEST_IS_IDLE = `UPDATE sessions SET last_active_at = now() - interval '6 minutes'
  WHERE id = (SELECT max(id::text) FROM sessions)::uuid`;

/** What the database itself is told: time that passes without anybody waiting for it. */
async function inDatabase(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The code of a refusal, or `in`. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'in',
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message,
  );

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The first right answer; or the first wrong one to a question that was asked when every server had to know. */
async function within<T>(milliseconds: number, ask: () => Promise<T>, isRight: (answer: T) => boolean) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const late = Date.now() > end;
    const answer = await ask();
    if (isRight(answer) || late) return answer;
    await soon();
  }
}

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  it('share sessions, limits, settings, jobs and the schedule', async () => {
    // At once, on an empty database: both come up, with one administrator.
    const [a, b] = await Promise.all([start('a'), start('b')]);
    running.push(a, b);
    const admin = new FetchClient(a.origin);
    await admin.must('login', LOGIN);
    await admin.must('giveConsent', { privacyConsent: true, termsConsent: true, ageConsent: true });
    const adminAtB = admin.at(b.origin);
    expect((await adminAtB.must('listUsers', { role: 'admin' })).users).toHaveLength(1);

    // A job that was begun on A is seen on B, and whoever works at it, each text is written once.
    const room = await openRoom(a.origin, STUDENTS);
    const teacher = room.teacher;
    const atB = teacher.at(b.origin);
    const seen = await atB.must('listJobs', { id: room.id });
    expect(seen.jobs.map(({ id, total }) => ({ id, total }))).toEqual([{ id: room.jobId, total: STUDENTS }]);
    const { job, texts } = await textsOf({ ...room, teacher: atB });
    expect(job).toMatchObject({ state: 'done', done: STUDENTS, failed: [] });
    expect(texts).toEqual(Array.from({ length: STUDENTS }, () => 1));

    // A session of A that ends on B is over on A, whoever ended it.
    const other = new FetchClient(a.origin);
    await other.must('login', LOGIN);
    await other.at(b.origin).must('logout', {});
    expect(await codeOf(other.must('getMe', {}))).toBe('UNAUTHENTICATED');
    await new FetchClient(a.origin).register('teacher', 'leaving@example.com');
    const leaving = new FetchClient(a.origin);
    await leaving.must('login', { email: 'leaving@example.com', password: LOGIN.password });
    const { users } = await adminAtB.must('listUsers', { search: 'leaving@' });
    await adminAtB.must('deactivateUser', { id: users[0]?.id ?? '' });
    expect(await codeOf(leaving.must('getMe', {}))).toBe('UNAUTHENTICATED');

    // What is saved on A holds on B.
    const idle = new FetchClient(b.origin);
    await idle.must('login', LOGIN);
    await inDatabase(NEWEST_IS_IDLE);
    expect(await codeOf(idle.must('getSettings', {}))).toBe('in');
    const { settings } = await admin.must('getSettings', {});
    await inDatabase(NEWEST_IS_IDLE);
    await admin.must('updateSettings', {
      settings: {
        ...settings,
        general: { ...settings.general, maintenanceMode: true, sessionTimeout: 5, maxLoginAttempts: 3 },
        security: { ...settings.security, ipWhitelist: ['127.0.0.0/8', '::1'] },
        backup: { autoBackupEnabled: true, backupSchedule: 'daily', backupRetentionDays: 7 },
      },
    });
    const ask = () => codeOf(atB.must('listTaughtClasses', {}));
    expect(await within(SHARED_WITHIN, ask, (code) => code !== 'in')).toBe('MAINTENANCE');
    adminAtB.extra = { 'x-forwarded-for': '198.51.100.1' };
    expect(await codeOf(adminAtB.must('getSettings', {}))).toBe('IP_NOT_ALLOWED');
    expect(await codeOf(idle.must('getSettings', {}))).toBe('UNAUTHENTICATED');

    // The schedule was turned on two days ago, so it is due on both at once.
    await inDatabase(`UPDATE settings SET updated_at = now() - interval '2 days' WHERE key = 'backup'`);
    const list = async () => (await admin.must('listBackups', {})).backups;
    expect(await within(60_000, list, (now) => now.length > 0)).toMatchObject([{ kind: 'scheduled' }]);
    const bothAsked = new Promise((resolve) => setTimeout(resolve, BOTH_ASKED));

    // Guesses count together: two here, two there are one too many.
    const answers = [];
    for (const { origin } of [a, b, a, b])
      answers.push(await codeOf(new FetchClient(origin).must('login', { ...LOGIN, password: 'wrong' })));
    expect(answers.slice(0, 2)).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
    expect(answers.at(-1)).toBe('LOCKED');

    await bothAsked;
    expect(await list()).toHaveLength(1);
    const files = ['a', 'b']
      .map((name) => join(folder, name, 'backups'))
      .flatMap((path) => (existsSync(path) ? readdirSync(path) : []))
      .filter((name) => name.endsWith('.girok-backup'));
    expect(files).toHaveLength(1);
    expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
  }, 180_000);
});
