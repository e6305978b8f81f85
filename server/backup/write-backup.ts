import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { seoulDay } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { readBeside } from '../db/embedded-copy.ts';
import type { Env } from '../env.ts';
import { APP_VERSION } from '../../contract/app-version.ts';
import { type BackupHeader, writeContainer } from './container.ts';
import { dumpLines, withSnapshot } from './dump.ts';
import { noteErasures } from './erasures.ts';

export const BACKUP_SUFFIX = '.girok-backup';

/** What tells one secret from another without telling the secret. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('girok backup').digest('base64url').slice(0, 16);
}

export interface Order {
  id: string;
  kind: BackupHeader['kind'];
  at: Date;
  engine: BackupHeader['engine'];
  /** The secret under which the database's own secrets are sealed; null: not known here. */
  secret: string | null;
  onProgress?: (done: number, total: number) => void;
}

export interface Written {
  file: string;
  bytes: number;
  sha256: string;
  people: number;
  rows: number;
}

export function fileNameOf({ id, at }: Pick<Order, 'id' | 'at'>): string {
  return `girok-${seoulDay(at)}-${id.slice(-8)}${BACKUP_SUFFIX}`;
}

/**
 * Writes a backup of the whole database into the backup folder, readable by its owner alone. Under its own name it is
 * there completely and on the disk, or not at all.
 */
export async function writeBackup(
  db: Database,
  env: Pick<Env, 'backupDir' | 'backupKey'>,
  order: Order,
): Promise<Written> {
  const folder = env.backupDir;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await noteErasures(db, folder);
  const name = fileNameOf(order);
  const unfinished = join(folder, `.${name}.part`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    let written: Omit<Written, 'file'>;
    try {
      written = await readBeside(db, (source) =>
        withSnapshot(source, async (tx, snapshot) => {
          const rows = Object.values(snapshot.counts).reduce((sum, count) => sum + count, 0);
          let done = 0;
          const about = {
            id: order.id,
            created_at: order.at.toISOString(),
            version: APP_VERSION,
            engine: order.engine,
            server: hostname(),
            kind: order.kind,
            migration: snapshot.migration,
            tables: snapshot.counts,
            people: snapshot.people,
            secret_mark: order.secret === null ? null : secretMark(order.secret),
          };
          order.onProgress?.(0, rows);
          const lines = dumpLines(tx, snapshot, (more) => {
            done += more;
            order.onProgress?.(done, rows);
          });
          return {
            ...(await writeContainer(file, about, env.backupKey, lines)),
            people: snapshot.people,
            rows,
          };
        }),
      );
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
    await syncFolder(folder);
    return { ...written, file: name };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A new name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
