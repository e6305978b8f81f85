import { Cron } from 'croner';
import { noteErasures } from '../backup/erasures.ts';
import { keepBackupFolder } from '../backup/folder.ts';
import type { Context } from '../context.ts';
import { noteClosedByDate } from '../features/evaluations/close-due.ts';
import { refreshAnalytics } from '../features/analytics/refresh-analytics.ts';
import { eraseDue } from './retention.ts';
import { backUpIfDue } from './scheduled-backup.ts';

/** Forms count as closed by their date without this; it brings the note of it into the audit log. */
const EACH_MINUTE = '* * * * *';
/** While nobody is at work. */
const NIGHTLY = '17 4 * * *';
/** As often as the screen of the analytics asks again. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** A laptop that is on by day only would never meet the night, in ms. */
const AFTER_START_MS = 60_000;
/** How often it is asked whether a backup is due: settings that change count within seconds, on whatever server. */
const BACKUP_DUE = '*/5 * * * * *';
/** Each server keeps its own record, so that any of them can restore without bringing people back. */
const ERASURES = '40 * * * * *';
const HOURLY = '50 23 * * * *';

/** What this server does by the clock. Several servers may do so at once: each task sees to it that only one works. */
export function startSchedule(ctx: Context): { stop(): void } {
  const guarded = (name: string, task: () => Promise<unknown>) => async () => {
    try {
      await task();
    } catch (error) {
      ctx.log.error({ err: error }, `${name} failed`);
    }
  };
  const erase = guarded('retention', async () => {
    const erased = await eraseDue(ctx);
    if (erased) ctx.log.info(erased, 'retention');
  });
  const close = guarded('closing by date', async () => {
    const noted = await ctx.db.transaction((tx) => noteClosedByDate(tx, ctx.clock.now()));
    if (noted > 0) ctx.log.info({ forms: noted }, 'closed by date');
  });
  const keepFolder = guarded('backup folder', () => keepBackupFolder(ctx));
  const backUp = guarded('scheduled backup', () => backUpIfDue(ctx));
  const note = guarded('erasure record', () => noteErasures(ctx.db, ctx.env.backupDir));
  const count = guarded('analytics', () => refreshAnalytics(ctx, { wait: false }));
  const plan = (at: string, task: () => Promise<void>) =>
    new Cron(at, { timezone: 'Asia/Seoul', protect: true, unref: true }, task);
  // What became due while no server was running.
  void close();
  void keepFolder();
  const planned = [
    plan(EACH_MINUTE, close),
    plan(NIGHTLY, erase),
    plan(EVERY_FIVE_MINUTES, count),
    plan(BACKUP_DUE, backUp),
    plan(ERASURES, note),
    plan(HOURLY, keepFolder),
  ];
  const once = setTimeout(() => void erase().then(count), AFTER_START_MS);
  once.unref();
  return {
    stop() {
      for (const one of planned) one.stop();
      clearTimeout(once);
    },
  };
}
