import { cp, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { copyFolderOf, type Database, openPglite } from './connection.ts';

/**
 * Runs what reads the whole database for seconds. The embedded engine has one connection, and whoever reads in one
 * transaction keeps everybody waiting: there it reads a copy of the folder, made between two statements and opened beside
 * it. What was committed by then is in it, as it is after the process has died. PostgreSQL, and an embedded database in
 * memory, is read itself.
 */
export async function readBeside<T>(db: Database, read: (source: Database) => Promise<T>): Promise<T> {
  const client: unknown = (db as { $client?: unknown }).$client;
  if (!(client instanceof PGlite) || !client.dataDir) return read(db);
  const { dataDir } = client;
  const folder = copyFolderOf(dataDir);
  await rm(folder, { recursive: true, force: true });
  try {
    // So that the copy has little to recover when it opens: only what is written before the next line.
    await client.exec('CHECKPOINT');
    await client.runExclusive(() => cp(dataDir, folder, { recursive: true }));
    const copy = await openPglite({ dataDir: folder });
    return await read(copy.db).finally(() => copy.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
