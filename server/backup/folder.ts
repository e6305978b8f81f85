import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt, sql } from 'drizzle-orm';
import { RETENTION } from '../../contract/retention.ts';
import type { Context } from '../context.ts';
import { backups } from '../db/schema.ts';
import { inspectContainer, readHeader } from './container.ts';
import { BackupRefused } from './refused.ts';
import { BACKUP_SUFFIX } from './write-backup.ts';

const DAY_MS = 86_400_000;

/** Where a backup's file is on this machine; null: it is not here. */
export function pathHere(ctx: Context, file: string): string | null {
  const path = join(ctx.env.backupDir, file);
  return existsSync(path) ? path : null;
}

/**
 * Deletes the backups whose time is over, here and in the list, and enters in the list those that lie here without being
 * in it: a restore brings back an old list, and a file may have been carried here. The newest good one outlives its time,
 * up to the longest that there is: without the schedule it may be the only one.
 * @returns how many files went
 */
export async function keepBackupFolder(ctx: Context): Promise<number> {
  const now = ctx.clock.now().getTime();
  const { backup } = await ctx.settings.read();
  const [newest] = await ctx.db
    .select({ at: sql<string | null>`max(${backups.createdAt}) filter (where ${backups.failure} is null)` })
    .from(backups)
    .where(sql`${backups.finishedAt} is not null`);
  const latest = newest?.at ? new Date(newest.at).getTime() : 0;
  const isOver = (at: Date) => {
    const days = at.getTime() >= latest ? RETENTION.backupMostDays : backup.backupRetentionDays;
    return at.getTime() < now - days * DAY_MS;
  };
  let gone = 0;
  const known = new Set((await ctx.db.select({ id: backups.id }).from(backups)).map(({ id }) => id));
  for (const file of await filesIn(ctx.env.backupDir)) {
    const path = join(ctx.env.backupDir, file);
    const header = await readable(readHeader(path));
    if (!header) continue;
    const createdAt = new Date(header.created_at);
    if (isOver(createdAt)) {
      await rm(path, { force: true });
      gone += 1;
    } else if (!known.has(header.id)) {
      const found = await readable(inspectContainer(path));
      if (!found) continue;
      const { id, kind, server, people, salt } = header;
      const { bytes, sha256 } = found;
      const row = { id, kind, server, people, file, createdAt, bytes, sha256, encrypted: salt !== null };
      await ctx.db
        .insert(backups)
        .values({ ...row, finishedAt: createdAt })
        .onConflictDoNothing();
    }
  }
  await sweepUnfinished(ctx.env.backupDir, now);
  const days = Math.min(backup.backupRetentionDays, RETENTION.backupMostDays);
  await ctx.db.delete(backups).where(
    sql`${lt(backups.createdAt, new Date(now - days * DAY_MS))} and ${backups.finishedAt} is not null
        and (${backups.createdAt} < ${new Date(latest).toISOString()}::timestamptz or ${lt(backups.createdAt, new Date(now - RETENTION.backupMostDays * DAY_MS))})`,
  );
  return gone;
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith(BACKUP_SUFFIX) && !name.startsWith('.'));
}

/** What a server that was killed has left half-written, and nobody writes any more. */
async function sweepUnfinished(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.part'))) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now - DAY_MS) await rm(path, { force: true });
  }
}

/** Null for what is no whole backup: it stays for a person to judge. */
async function readable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BackupRefused) return null;
    throw error;
  }
}
