import { hostname } from 'node:os';
import { eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { auditLog, backups } from '../db/schema.ts';
import { writeSettings } from '../features/settings/write-settings.ts';
import { sessionSecret } from '../secrets.ts';
import { fileNameOf, writeBackup } from './write-backup.ts';

export type BackupRow = typeof backups.$inferSelect;

/** How long a backup of a dead server keeps others waiting, in ms; renewed three times in that time. */
const LEASE_MS = 30_000;
const until = sql`now() + make_interval(secs => ${LEASE_MS / 1000})`;

const LOST = '백업하던 서버가 멈춰 끝내지 못했습니다.';
const FAILED = '백업 파일을 쓰지 못했습니다. 디스크의 남은 공간과 폴더의 권한을 확인해 주세요.';
const FULL = '디스크에 남은 공간이 없어 백업하지 못했습니다.';
const DENIED = '백업 폴더에 쓸 권한이 없어 백업하지 못했습니다.';
const BUSY = '지금 다른 백업이 진행 중입니다. 끝난 뒤 다시 시도해 주세요.';

/** Whose wish a backup is; null: the schedule's. */
type Who = { userId: string } | null;

/**
 * Notes that a backup begins, in the caller's transaction. Only one is open at a time on whatever server; one that nobody
 * works on any more is noted as failed first.
 * @returns null while another is being made
 */
export async function beginBackup(ctx: Context, tx: Database, who: Who): Promise<BackupRow | null> {
  const now = ctx.clock.now();
  await tx
    .update(backups)
    .set({ finishedAt: now, failure: LOST, leaseUntil: null })
    .where(sql`${isNull(backups.finishedAt)} and ${backups.leaseUntil} <= now()`);
  const id = newId();
  const [row] = await tx
    .insert(backups)
    .values({
      id,
      kind: who ? 'manual' : 'scheduled',
      createdAt: now,
      server: hostname(),
      file: fileNameOf({ id, at: now }),
      encrypted: ctx.env.backupKey !== undefined,
      leaseUntil: until,
    })
    // Race: two administrators, or two servers whose hour has struck.
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/**
 * Makes the backup that has been begun, and notes how it went.
 * @throws CodedError when it failed; the reason stands in the list, too
 */
export async function finishBackup(ctx: Context, row: BackupRow, who: Who): Promise<BackupRow> {
  const mine = eq(backups.id, row.id);
  // Neither is waited for: a backup must not take longer because somebody else writes.
  let telling = false;
  const tell = (changes: Partial<Pick<BackupRow, 'rowsDone' | 'rowsTotal'>>) => {
    if (telling) return;
    telling = true;
    ctx.db
      .update(backups)
      .set({ ...changes, leaseUntil: until })
      .where(sql`${mine} and ${isNull(backups.finishedAt)}`)
      .then(
        () => {
          telling = false;
        },
        (error: unknown) => {
          telling = false;
          ctx.log.warn({ err: error }, 'progress of a backup not noted');
        },
      );
  };
  const beat = setInterval(() => tell({}), LEASE_MS / 3);
  try {
    const written = await writeBackup(ctx.db, ctx.env, {
      id: row.id,
      kind: row.kind,
      at: row.createdAt,
      engine: ctx.env.databaseUrl ? 'postgres' : 'pglite',
      secret: sessionSecret(ctx.env),
      onProgress: (done, total) => tell({ rowsDone: done, rowsTotal: total }),
    });
    const { bytes, sha256, people, rows } = written;
    const finished = await ctx.db.transaction(async (tx) => {
      const [done] = await tx
        .update(backups)
        .set({
          finishedAt: ctx.clock.now(),
          // It is there, whatever another server thought of a lease that ran out.
          failure: null,
          bytes,
          sha256,
          people,
          rowsDone: rows,
          rowsTotal: rows,
          leaseUntil: null,
        })
        .where(mine)
        .returning();
      await writeSettings(ctx, tx, { lastBackupDate: row.createdAt.toISOString() });
      const entry = { action: 'createBackup', subjectType: 'backup', subjectId: row.id, people } as const;
      if (who) await audit(ctx, tx, who, entry);
      else await tx.insert(auditLog).values({ ...entry, at: ctx.clock.now(), actorId: null });
      return done;
    });
    ctx.settings.forget();
    return finished ?? row;
  } catch (error) {
    ctx.log.error({ err: error, backup: row.id }, 'backup failed');
    const failure = sentenceFor(error);
    await ctx.db.update(backups).set({ finishedAt: ctx.clock.now(), failure, leaseUntil: null }).where(mine);
    throw new CodedError('UNAVAILABLE', { message: failure });
  } finally {
    clearInterval(beat);
  }
}

function sentenceFor(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return FULL;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return DENIED;
  return FAILED;
}

/** A backup that somebody asked for, from beginning to end. @throws BUSY while another is being made */
export async function makeBackup(ctx: Context, who: Who): Promise<BackupRow> {
  const row = await ctx.db.transaction((tx) => beginBackup(ctx, tx, who));
  if (!row) throw new CodedError('BUSY', { message: BUSY });
  return finishBackup(ctx, row, who);
}
