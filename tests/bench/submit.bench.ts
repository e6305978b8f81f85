import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count } from 'drizzle-orm';
import type { Context } from '../../server/context.ts';
import { contextOver } from '../../server/create-context.ts';
import { connect } from '../../server/db/connection.ts';
import { responses } from '../../server/db/schema.ts';
import { readEnv } from '../../server/env.ts';
import { issueTokens } from '../../server/features/auth/sessions.ts';
import { buildServer } from '../../server/http/server.ts';
import { administer, findPostgres, withDatabase } from '../support/postgres.ts';
import { CLIENTS, sendAll, type Submission } from './submit/load.ts';
import { cpuOf, findPgbench, postgresCpu, spent, startBuiltServer } from './submit/processes.ts';
import { buildSchool, idOf, STUDENTS } from './submit/school.ts';
import { BODY, overhear, PAUSE_MS, pgbenchScript, samplePair, type Statement } from './submit/statements.ts';

// What one submission costs, in CPU of server and database together, beside pgbench doing the same statements.

const root = join(fileURLToPath(import.meta.url), '../../..');
const WARM_FORMS = 20;
const MEASURED_FORMS = Number(process.env['FORMS'] ?? 50);
/** Forms 0 and 1 are for overhearing. */
const FIRST_FORM = 2;
const FORMS = FIRST_FORM + WARM_FORMS + 2 * MEASURED_FORMS;
const MEASURED = MEASURED_FORMS * STUDENTS;
const GOAL = 0.3;

const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await findPostgres();
if (!postgres) {
  say('PostgreSQL이 없어 재지 못했습니다. TEST_DATABASE_URL로 알려 주세요.');
  process.exit(1);
}
const database = `girok_bench_${process.pid}`;
await administer(postgres.url, `CREATE DATABASE ${database}`);
const databaseUrl = withDatabase(postgres.url, database);
const folder = mkdtempSync(join(root, 'node_modules/.girok-bench-'));
const secrets = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret for the bench, long enough' };
const connection = await connect({ databaseUrl, dataDir: folder, onIdleError: () => {} });
try {
  const ctx = contextOver(readEnv({ ...secrets, LOG_LEVEL: 'silent' }), connection);
  await buildSchool(ctx, FORMS);
  const cookies = await openBrowsers(ctx);
  const { statements, responseId } = await overhearSubmission(ctx, cookies);
  const server = await measureServer(ctx, cookies);
  const bare = await measurePgbench(ctx, statements, responseId);
  if (bare) {
    const ratio = (cpu: number) => cpu / server;
    say(
      `서버와 데이터베이스 : pgbench와 데이터베이스 = ${ratio(bare.database + bare.client).toFixed(2)} (목표 ${GOAL.toFixed(2)})`,
    );
    say(`서버와 데이터베이스 : pgbench의 데이터베이스만 = ${ratio(bare.database).toFixed(2)}`);
  }
} finally {
  await connection.close();
  await administer(postgres.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The headers of each student's browser: the session's cookies and the CSRF token. */
async function openBrowsers(ctx: Context): Promise<Record<string, string>[]> {
  return Promise.all(
    Array.from({ length: STUDENTS }, async (_, student) => {
      const session = { id: idOf('session', student), createdAt: ctx.clock.now(), generation: 0 };
      const { accessToken } = await issueTokens(ctx, session);
      const csrf = ctx.tokens.newCsrf(session.id);
      return { cookie: `access_token=${accessToken}; X-XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf };
    }),
  );
}

function pathOf(form: number): string {
  return `/api/student/evaluations/${idOf('evaluation', form)}/submit`;
}

/** The statements of one submission, overheard from the server's own code; the first one fills its caches. */
async function overhearSubmission(ctx: Context, cookies: Record<string, string>[]) {
  const app = await buildServer(ctx);
  const submit = async (form: number) => {
    const reply = await app.inject({
      method: 'POST',
      url: pathOf(form),
      headers: cookies[0] ?? {},
      payload: BODY,
    });
    if (reply.statusCode !== 201) throw new Error(`refused: ${reply.body}`);
    return (reply.json() as { data: { response: { id: string } } }).data.response.id;
  };
  await submit(0);
  let responseId = '';
  const statements = await overhear(async () => {
    responseId = await submit(1);
  });
  await app.close();
  say(`한 번의 제출은 ${statements.length}개의 문장입니다.`);
  if (process.env['SHOW']) for (const { text } of statements) say(`  ${text}`);
  return { statements, responseId };
}

function submissions(cookies: Record<string, string>[], firstForm: number, forms: number): Submission[] {
  return Array.from({ length: forms * STUDENTS }, (_, n) => ({
    path: pathOf(firstForm + Math.floor(n / STUDENTS)),
    headers: cookies[n % STUDENTS] ?? {},
  }));
}

/** @returns seconds of CPU for one submission */
async function measureServer(ctx: Context, cookies: Record<string, string>[]): Promise<number> {
  const profile = process.env['PROFILE'];
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const { child, port } = await startBuiltServer(root, folder, { ...secrets, LOG_LEVEL: 'info' }, execArgv);
  const pid = child.pid ?? 0;
  await sendAll(port, submissions(cookies, FIRST_FORM, WARM_FORMS));
  const stored = await countResponses(ctx);
  const [server, backends] = [cpuOf(pid) ?? 0, postgresCpu(database)];
  const began = Date.now();
  await sendAll(port, submissions(cookies, FIRST_FORM + WARM_FORMS, MEASURED_FORMS));
  const seconds = (Date.now() - began) / 1000;
  const serverCpu = (cpuOf(pid) ?? 0) - server;
  const databaseCpu = spent(backends, postgresCpu(database));
  await assertStored(ctx, stored);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  report('서버', serverCpu, databaseCpu, seconds);
  return (serverCpu + databaseCpu) / MEASURED;
}

/** @returns seconds of CPU for one submission, or null where there is no pgbench */
async function measurePgbench(ctx: Context, statements: Statement[], responseId: string) {
  const program = findPgbench();
  if (!program) {
    say('pgbench가 없어 견주지 못했습니다. postgresql-contrib를 설치해 주세요.');
    return null;
  }
  const perClient = MEASURED / CLIENTS;
  const pairs = { first: (FIRST_FORM + WARM_FORMS + MEASURED_FORMS) * STUDENTS, clients: CLIENTS, perClient };
  const { script, variables } = pgbenchScript(statements, samplePair(1, 0, responseId), pairs);
  const file = join(folder, 'submit.sql');
  writeFileSync(file, script);
  const stored = await countResponses(ctx);
  const began = Date.now();
  const child = spawn(
    program,
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-t',
      String(perClient),
      '-f',
      file,
      ...variables,
      databaseUrl,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  // Its backends end with it, so their clocks are read all the while; it pauses before the first and after the last.
  let [firstClient, lastClient] = [0, 0];
  let first = new Map<number, number>();
  let last = new Map<number, number>();
  const look = setInterval(() => {
    const [client, backends] = [cpuOf(child.pid ?? 0), postgresCpu(database)];
    const isWaiting = Date.now() - began < PAUSE_MS / 2;
    if (isWaiting) [firstClient, first] = [client ?? 0, backends];
    if (client !== null && (last.size === 0 || backends.size >= last.size))
      [lastClient, last] = [client, backends];
  }, 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`pgbench ended with ${String(code)}: ${complaint}`);
  await assertStored(ctx, stored);
  const client = lastClient - firstClient;
  const databaseCpu = spent(first, last);
  report('pgbench', client, databaseCpu, (Date.now() - began - 2 * PAUSE_MS) / 1000);
  return { client: client / MEASURED, database: databaseCpu / MEASURED };
}

async function countResponses(ctx: Context): Promise<number> {
  const [row] = await ctx.db.select({ rows: count() }).from(responses);
  return row?.rows ?? 0;
}

async function assertStored(ctx: Context, before: number): Promise<void> {
  const stored = (await countResponses(ctx)) - before;
  if (stored !== MEASURED) throw new Error(`${MEASURED} were sent, ${stored} are stored`);
}

function report(who: string, own: number, databaseCpu: number, seconds: number): void {
  const perOperation = (cpu: number) => `${((cpu / MEASURED) * 1000).toFixed(3)} ms`;
  const rate = (cpu: number) => Math.round(MEASURED / cpu);
  say(
    `${who}: 제출 ${MEASURED}번, ${seconds.toFixed(1)}초. CPU는 한 번에 ${perOperation(own + databaseCpu)} = ${who} ${perOperation(own)} + 데이터베이스 ${perOperation(databaseCpu)}. CPU 1초에 ${rate(own + databaseCpu)}번 (데이터베이스만 ${rate(databaseCpu)}번)`,
  );
}
