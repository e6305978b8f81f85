import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const USUAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const DEBIAN = '/usr/lib/postgresql';

export interface RunningPostgres {
  /** An administrative database, from which others may be made. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL to test on: the one that TEST_DATABASE_URL names, else the one that answers at the usual place, else one
 * of our own from Debian's binaries; null when there is none of these.
 */
export async function findPostgres(): Promise<RunningPostgres | null> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) {
    if (!(await answers(named)))
      throw new Error('TEST_DATABASE_URL이 가리키는 PostgreSQL이 답하지 않습니다.');
    return { url: named, stop: async () => {} };
  }
  if (await answers(USUAL)) return { url: USUAL, stop: async () => {} };
  return startOwn();
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function startOwn(): Promise<RunningPostgres | null> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'girok-pg-'));
  // PostgreSQL refuses to run as root; the Debian package made a user for it.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) spawnSync('chown', ['postgres', folder]);
  const run = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...asUser, join(bin, program), ...args];
    return { command, rest };
  };
  const data = join(folder, 'data');
  const init = run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  if (spawnSync(init.command, init.rest).status !== 0) return null;
  const port = await freePort();
  const serve = run('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-k',
    folder,
    '-F',
  ]);
  const child = spawn(serve.command, serve.rest, { stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      // Not a signal to the child: as root that is runuser, which would keep it to itself.
      const halt = run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      spawnSync(halt.command, halt.rest);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** Runs one statement in the administrative database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Names of the databases that begin like this. */
export async function databasesLike(url: string, prefix: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    return found.rows.map((row: { datname: string }) => row.datname);
  } finally {
    await client.end();
  }
}
