import { desc } from 'drizzle-orm';
import { backups } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentBackup } from './present.ts';

/** Far more than a year of daily backups: retention keeps the list short. */
const MOST = 500;

/** What backups there are, what is being made, and whether the last try failed. */
export const listBackups: Handler<'listBackups'> = async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(backups)
    .orderBy(desc(backups.createdAt), desc(backups.id))
    .limit(MOST);
  const running = rows.find((row) => row.finishedAt === null);
  const last = rows.find((row) => row.finishedAt !== null && row.kind !== 'before_restore');
  return {
    backups: rows
      .filter((row) => row.finishedAt !== null && row.failure === null)
      .map((row) => presentBackup(ctx, row)),
    running: running
      ? { started_at: running.createdAt.toISOString(), done: running.rowsDone, total: running.rowsTotal }
      : null,
    failure:
      last?.failure && last.kind !== 'before_restore'
        ? { at: last.createdAt.toISOString(), message: last.failure, kind: last.kind }
        : null,
    encrypts: ctx.env.backupKey !== undefined,
  };
};
