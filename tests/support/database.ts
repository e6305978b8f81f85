import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type Connection, connect, openPglite } from '../../server/db/connection.ts';
import { administer, withDatabase } from './postgres.ts';

let databases = 0;

export type Engine = 'pglite' | 'postgres';

/** Which engine this project of the runner tests on (vitest.config.ts). */
export function engineUnderTest(): Engine {
  return process.env['GIROK_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** A migrated database of its own; `url` only where there is a server to connect to. */
export async function openTestDatabase(engine: Engine): Promise<Connection & { url?: string }> {
  if (engine === 'pglite') {
    return openPglite({ loadDataDir: new Blob([readFileSync(inject('pgliteArchive'))]) });
  }
  const server = inject('postgres');
  if (!server) throw new Error('no PostgreSQL to test on');
  databases += 1;
  const name = `${server.template}_${process.pid}_${databases}`;
  await administer(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.template}`);
  const url = withDatabase(server.url, name);
  const connection = await connect({ databaseUrl: url, dataDir: '.', onIdleError: () => {} });
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await administer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
