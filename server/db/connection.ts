import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { assertNoRestore, NAMES } from './connection-names.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { assertNotNewer } from './newer-database.ts';

/** A connection or a transaction: what every query takes. Inside a transaction, only ever the transaction's own. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  engine: 'postgres' | 'pglite';
  db: Database;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** A PostgreSQL URL; absent: the embedded database under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called for errors of idle connections; without a listener a restart of PostgreSQL would end the process. */
  onIdleError: (error: Error) => void;
  /** For one long work of a tool on PostgreSQL: a single connection that waits as long as that takes. */
  tool?: 'backup' | 'restore';
}

/** Any number of processes may start at once on one PostgreSQL: whoever takes this lock first migrates. */
export const MIGRATION_LOCK = 0x6769726f;

/** Opens the database and brings its schema up to date. @throws RestoreUnderWay, FolderInUse, DatabaseNewer */
export async function connect(options: ConnectionOptions): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, options)
    : connectEmbedded(options.dataDir);
}

const SERVER_POOL = {
  max: 10,
  statement_timeout: 15_000,
  // A database that has fallen silent answers no timeout of its own.
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: NAMES.server,
};
/** The one connection stays open: by it others see that the tool is at work. */
const TOOL_POOL = { max: 1, idleTimeoutMillis: 0 };

async function connectPostgres(url: string, { onIdleError, tool }: ConnectionOptions): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(tool ? { ...TOOL_POOL, application_name: NAMES[tool] } : SERVER_POOL),
  });
  pool.on('error', onIdleError);
  try {
    const client = await pool.connect();
    let keep = false;
    try {
      await assertNoRestore(client);
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await assertNotNewer(drizzlePg(client));
      await migratePg(drizzlePg(client), { migrationsFolder });
      if (tool) await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      keep = tool !== undefined;
    } finally {
      // Ending the connection also lets go of the lock, even when the migration failed half-way.
      client.release(!keep);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { engine: 'postgres', db: drizzlePg(pool) as unknown as Database, close: () => pool.end() };
}

/** Where a copy of an embedded database lies while it is read (embedded-copy.ts). */
export function copyFolderOf(folder: string): string {
  return `${folder}-copy`;
}

async function connectEmbedded(dataDir: string): Promise<Connection> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  try {
    // What a process left that was killed while it made a backup.
    rmSync(copyFolderOf(folder), { recursive: true, force: true });
    return await openPglite({ dataDir: folder }, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The embedded engine over a folder, or in memory from an archived folder (tests copy a migrated one). */
export async function openPglite(
  options: { dataDir?: string; loadDataDir?: Blob },
  onClose: () => Promise<void> = async () => {},
): Promise<Connection & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({
    ...options,
    relaxedDurability: false,
    // A laptop's memory: 16 MB instead of 128 saves 155 MB of the process and costs a school nothing measurable.
    postgresqlconf: ['shared_buffers = 16MB'],
  });
  const db = drizzlePglite(client);
  try {
    await db.execute(sql`SET TIME ZONE 'UTC'`);
    await assertNotNewer(db);
    await migratePglite(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    engine: 'pglite',
    db: db as unknown as Database,
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await client.close();
      await onClose();
    },
  };
}
