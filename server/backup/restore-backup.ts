import { dirname, resolve } from 'node:path';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Connection, type Database, MIGRATION_LOCK } from '../db/connection.ts';
import { NAMES } from '../db/connection-names.ts';
import { newId } from '../db/ids.ts';
import { auditLog, jobs, sessions, settings, users } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { eraseWithdrawnPeople } from '../jobs/retention.ts';
import { type BackupHeader, type OpenBackup, openContainer } from './container.ts';
import { type Erasure, findErasures, noteErasures, readErasures } from './erasures.ts';
import { BackupRefused } from './refused.ts';
import { assertKnownSchema, replaceDatabase } from './replace-database.ts';
import { lastMigration, migrations, rowsOf } from './tables.ts';
import { secretMark, writeBackup } from './write-backup.ts';

type RestoreEnv = Pick<Env, 'backupDir' | 'backupKey'>;

/** Opens a file and sees whether this program could restore it. @throws BackupRefused */
export async function openBackup(env: RestoreEnv, path: string, sha256?: string): Promise<OpenBackup> {
  const backup = await openContainer(path, env.backupKey);
  if (sha256 && sha256.toLowerCase() !== backup.sha256) throw new BackupRefused('otherHash');
  assertKnownSchema(backup.header.migration);
  return backup;
}

/** Whether an older program made it: its rows are brought up to date by the migrations that came since. */
export function isOlder({ migration }: BackupHeader): boolean {
  return migration < (migrations().at(-1)?.folderMillis ?? 0);
}

export interface RestoreOptions {
  /** The secret under which the running system seals secrets; null: not known here. */
  secret: string | null;
  now: Date;
  onRows?: (rows: number) => void;
}

export interface Restored {
  /** The backup of what was there before; null: nobody was there. */
  before: string | null;
  /** People who had left since the backup was made, and are gone again. */
  forgotten: number;
  /** Secrets that another SESSION_SECRET had sealed were taken out: second factors and the mail server's password. */
  secretsLost: boolean;
}

/**
 * Puts a backup in the place of the database, all or nothing: what was there is backed up first, and stays when anything
 * fails. Nobody is signed in afterwards, nothing that was under way goes on by itself, and whoever left since the backup
 * was made is gone again.
 * @throws BackupRefused
 */
export async function restoreBackup(
  connection: Connection,
  env: RestoreEnv,
  path: string,
  backup: OpenBackup,
  { secret, now, onRows = () => {} }: RestoreOptions,
): Promise<Restored> {
  const { db, engine } = connection;
  await assertFree(connection);
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  const before = anybody
    ? await writeBackup(db, env, { id: newId(), kind: 'before_restore', at: now, engine, secret })
    : null;
  const erasures = await gatherErasures(db, [env.backupDir, dirname(resolve(path))]);
  const result = await refusingLocks(
    db.transaction(async (tx) => {
      if (engine === 'postgres') {
        await tx.execute(sql`SET LOCAL lock_timeout = '15s'`);
        const [lock] = await rowsOf<{ held: boolean }>(
          tx,
          sql`SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS held`,
        );
        // A server that is starting has it, or a restore that connected at the same moment as this one.
        if (!lock?.held) throw new BackupRefused('inUse');
        // A server may have started while the present state was backed up; from here on one is turned away.
        await assertFree({ ...connection, db: tx });
      }
      await replaceDatabase(tx, backup, onRows);
      await stopWhatWasUnderWay(tx, now);
      const forgotten = await forgetAgain(tx, erasures, now);
      const { secret_mark } = backup.header;
      const isSealedByAnother = secret !== null && secret_mark !== null && secretMark(secret) !== secret_mark;
      const secretsLost = isSealedByAnother && (await dropSealed(tx));
      await tx.insert(auditLog).values({
        at: now,
        actorId: null,
        action: 'restoreBackup',
        subjectType: 'backup',
        subjectId: backup.header.id,
        people: backup.header.people,
      });
      return { forgotten, secretsLost };
    }),
  );
  await noteErasures(db, env.backupDir);
  return { ...result, before: before?.file ?? null };
}

/** Somebody else has a table in hand, such as a backup made by another program. @throws BackupRefused */
async function refusingLocks<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = (error as Error).cause as { code?: string } | undefined;
    if (cause?.code === '55P03') throw new BackupRefused('locked');
    throw error;
  }
}

/** @throws BackupRefused while a server or a backup runs on the database, or when that is ahead of this program */
async function assertFree({ db, engine }: Connection): Promise<void> {
  if ((await lastMigration(db)) > (migrations().at(-1)?.folderMillis ?? 0))
    throw new BackupRefused('newerDatabase');
  // The embedded database has a lock of its own, which whoever opened it holds (db/folder-lock.ts).
  if (engine === 'pglite') return;
  const others = await rowsOf<{ name: string }>(
    db,
    sql`SELECT DISTINCT application_name AS name FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const isThere = (wanted: string) => others.some(({ name }) => name === wanted);
  if (isThere(NAMES.server)) throw new BackupRefused('inUse');
  if (isThere(NAMES.backup)) throw new BackupRefused('beingBackedUp');
}

/** Who has left, by every record there is and by the database that is about to go. */
async function gatherErasures(db: Database, folders: string[]): Promise<Erasure[]> {
  const all = new Map<string, Erasure>();
  for (const folder of folders) for (const [id, entry] of readErasures(folder)) all.set(id, entry);
  for (const entry of await findErasures(db)) all.set(entry.id, entry);
  return [...all.values()];
}

/** Nobody's session goes on, and no job writes anything that nobody has asked for since. */
async function stopWhatWasUnderWay(tx: Database, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now }).where(isNull(sessions.revokedAt));
  await tx
    .update(jobs)
    .set({ state: 'stopped', finishedAt: now, leaseOwner: null, leaseUntil: null })
    .where(isNull(jobs.finishedAt));
}

/** Blocks whoever left since, and erases of them what is due by now. */
async function forgetAgain(tx: Database, erasures: Erasure[], now: Date): Promise<number> {
  let forgotten = 0;
  for (const { id, withdrawn_at } of erasures) {
    const left = new Date(withdrawn_at);
    const gone = await tx
      .update(users)
      .set({ isActive: false, withdrawnAt: left })
      .where(and(eq(users.id, id), or(isNull(users.withdrawnAt), lt(users.withdrawnAt, left))))
      .returning({ id: users.id });
    forgotten += gone.length;
  }
  await eraseWithdrawnPeople(tx, now);
  return forgotten;
}

/** What another secret sealed, nobody can open: a second factor that cannot be checked would keep its owner out for good. */
async function dropSealed(tx: Database): Promise<boolean> {
  const lost = await tx
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null })
    .where(sql`${users.totpSecret} IS NOT NULL`)
    .returning({ id: users.id });
  const mail = await tx
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{smtpPassword}', 'null')` })
    .where(and(eq(settings.key, 'email'), sql`jsonb_typeof(${settings.value} -> 'smtpPassword') = 'string'`))
    .returning({ key: settings.key });
  return lost.length + mail.length > 0;
}
