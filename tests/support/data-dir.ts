import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../server/db/connection.ts';

/** The folder of this run, gone after it: a global setup says where it is, and workers inherit that. */
const RUN = 'GIROK_TEST_RUN';

/** @throws where no global setup has called `makeTemplate` */
export function runFolder(): string {
  const folder = process.env[RUN];
  if (!folder) throw new Error('no global setup has made a folder for this run');
  return folder;
}

/** Makes the run's migrated embedded database, which data folders begin with: a server takes seconds for one of its own. */
export async function makeTemplate(folder: string): Promise<Blob> {
  const embedded = await openPglite({ dataDir: join(folder, 'pglite') });
  const archive = await embedded.dump();
  await embedded.close();
  process.env[RUN] = folder;
  return archive;
}

/** Lays that database into a data folder in which there is none. */
export function layDatabase(dataDir: string): void {
  cpSync(join(runFolder(), 'pglite'), join(dataDir, 'pglite'), { recursive: true });
}

/** A data folder of one's own, with an embedded database on which nobody has been yet. */
export function newDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `girok-${name}-`));
  layDatabase(folder);
  return folder;
}
