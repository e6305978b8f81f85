import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { beginBackup, finishBackup } from '../backup/make-backup.ts';
import { SEOUL_OFFSET_MS } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { backups, settings } from '../db/schema.ts';
import { loadSettings, type Settings } from '../features/settings/read-settings.ts';

/** Any number that nothing else locks: two servers must not both find that it is time. */
const LOCK = 20_250_202;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** While nobody is at work, Seoul time. */
const AT_HOUR = 3;
/** After a failure, before it is tried again, in ms: a full disk is not emptied sooner by trying. */
const PAUSE_MS = HOUR_MS / 2;

type Schedule = Settings['backup']['backupSchedule'];

/** The last moment, up to now, at which this schedule wanted a backup: 3 in the morning, of Sundays, of first days. */
export function lastDue(schedule: Schedule, now: Date): Date {
  const seoul = new Date(now.getTime() + SEOUL_OFFSET_MS - AT_HOUR * HOUR_MS);
  const [year, month, day] = [seoul.getUTCFullYear(), seoul.getUTCMonth(), seoul.getUTCDate()];
  const dayOf = {
    daily: Date.UTC(year, month, day),
    weekly: Date.UTC(year, month, day) - seoul.getUTCDay() * DAY_MS,
    monthly: Date.UTC(year, month, 1),
  }[schedule];
  return new Date(dayOf + AT_HOUR * HOUR_MS - SEOUL_OFFSET_MS);
}

/**
 * Whether a backup is due by these settings: the schedule's hour has passed since the last one, or since somebody turned
 * it on. A machine that was off at that hour makes up for it.
 */
async function isDue(db: Database, { backup, lastBackupDate }: Settings, now: Date): Promise<boolean> {
  if (!backup.autoBackupEnabled) return false;
  const due = lastDue(backup.backupSchedule, now);
  if (lastBackupDate !== null) return new Date(lastBackupDate) < due;
  const [since] = await db
    .select({ at: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, 'backup'));
  return since !== undefined && since.at < due;
}

/** Makes the scheduled backup when it is time. Several servers may ask at once: one of them does it. */
export async function backUpIfDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  if (!(await isDue(ctx.db, await ctx.settings.read(), now))) return;
  const row = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    // Once more, and not from memory: another server may just have done it.
    if (!(await isDue(tx, await loadSettings(tx), now))) return null;
    const [failed] = await tx
      .select({ id: backups.id })
      .from(backups)
      .where(
        sql`${backups.failure} is not null and ${backups.finishedAt} > ${new Date(now.getTime() - PAUSE_MS).toISOString()}::timestamptz`,
      )
      .limit(1);
    return failed ? null : beginBackup(ctx, tx, null);
  });
  if (row) await finishBackup(ctx, row, null);
}
