import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { RETENTION } from '../../contract/retention.ts';
import { schoolYearStart, seoulDay, yearsBefore } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import {
  activities,
  auditLog,
  auditMonths,
  classes,
  dismissals,
  drafts,
  enrolments,
  evaluations,
  expectedStudents,
  jobItems,
  jobs,
  knownDevices,
  modelLedger,
  passwordResets,
  recoveryCodes,
  remarkFindings,
  remarkVersions,
  responses,
  sessions,
  sheetOpenings,
  users,
} from '../db/schema.ts';
import { thrownAwayBefore } from '../features/evaluations/kinds.ts';
import { loadSettings } from '../features/settings/read-settings.ts';

/** Any number that nothing else locks: two servers must not erase at once. */
const LOCK = 20_250_201;
/** People in one transaction, and rows of a log in one statement: nobody should wait for this. */
const PEOPLE_AT_ONCE = 200;
const ROWS_AT_ONCE = 5_000;
/** What a finished job said about single students. */
const JOB_DAYS = 30;

/** The name that stands where a person was. */
const NOBODY = '탈퇴한 사용자';

const DAY_MS = 86_400_000;

/** How much was erased; for the log. */
export interface Erased {
  /** People of whom answers, address and drafts went. */
  emptied: number;
  /** People of whom nothing is left. */
  erased: number;
  drafts: number;
  /** Of a sheet that a teacher read, who never joined. */
  expected: number;
  logRows: number;
}

/**
 * Erases what the privacy policy promises to erase, by the periods of contract/retention.ts. It can run at any time and
 * as often as it likes: what is gone is not found again. Null when another server is just doing it.
 */
export async function eraseDue(ctx: Context): Promise<Erased | null> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const done = await ctx.db.transaction(async (tx) => {
    const query = sql`select pg_try_advisory_xact_lock(${LOCK}) as held`;
    const { rows } = (await tx.execute(query)) as { rows: { held: boolean }[] };
    if (rows[0]?.held !== true) return null;
    const emptied = await emptyWithdrawn(tx, now);
    const erased = await eraseWithdrawn(tx, now);
    const closed = tx
      .select({ id: evaluations.id })
      .from(evaluations)
      .innerJoin(classes, eq(classes.id, evaluations.classId))
      // What was deleted while it was open ends like what was closed.
      .where(
        or(
          lt(evaluations.closedAt, before(RETENTION.serverDraftDays)),
          thrownAwayBefore(before(RETENTION.serverDraftDays)),
          lt(classes.deletedAt, before(RETENTION.serverDraftDays)),
        ),
      );
    const gone = await tx
      .delete(drafts)
      .where(inArray(drafts.evaluationId, closed))
      .returning({ id: drafts.studentId });
    await tx.delete(sheetOpenings).where(inArray(sheetOpenings.evaluationId, closed));
    // They have no account that could be withdrawn: what a sheet told of them ends with the school year it was read in.
    const strangers = await tx
      .delete(expectedStudents)
      .where(lt(expectedStudents.createdAt, schoolYearStart(now)))
      .returning({ id: expectedStudents.id });
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, before(1)));
    const finished = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(lt(jobs.finishedAt, before(JOB_DAYS)));
    await tx.delete(jobItems).where(inArray(jobItems.jobId, finished));
    await tx.delete(jobs).where(lt(jobs.finishedAt, before(JOB_DAYS)));
    return { emptied, erased, drafts: gone.length, expected: strangers.length };
  });
  return done && { ...done, logRows: await eraseLogs(ctx, now) };
}

/** Everybody who is due at once, in the caller's transaction: after a restore nobody may wait for the night. */
export async function eraseWithdrawnPeople(tx: Database, now: Date): Promise<void> {
  while ((await emptyWithdrawn(tx, now)) > 0);
  while ((await eraseWithdrawn(tx, now)) > 0);
}

/** First step: what somebody wrote and how to reach them. What a teacher wrote about them stays for the record. */
async function emptyWithdrawn(tx: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() - RETENTION.withdrawnAccountDays * DAY_MS);
  const due = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.withdrawnAt, until), isNull(users.erasedAt), sql`${users.email} <> ${goneAddress}`))
    .limit(PEOPLE_AT_ONCE);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(drafts).where(inArray(drafts.studentId, ids));
  await tx.delete(sheetOpenings).where(inArray(sheetOpenings.studentId, ids));
  await tx
    .update(responses)
    .set({ answers: null, editedAnswers: null, teacherRequest: null, provenance: null, submittedAt: null })
    .where(inArray(responses.studentId, ids));
  const ofThem = responsesOf(tx, ids);
  await tx.update(remarkVersions).set({ provenance: null }).where(inArray(remarkVersions.responseId, ofThem));
  await tx.delete(modelLedger).where(inArray(modelLedger.responseId, ofThem));
  await tx.delete(knownDevices).where(inArray(knownDevices.userId, ids));
  await tx.delete(passwordResets).where(inArray(passwordResets.userId, ids));
  await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ids));
  await tx
    .update(users)
    .set({
      email: goneAddress,
      passwordHash: null,
      googleId: null,
      googleEmail: null,
      totpSecret: null,
      totpConfirmedAt: null,
    })
    .where(inArray(users.id, ids));
  await note(tx, 'emptyWithdrawn', ids, now);
  return ids.length;
}

/** What stands in the place of an address: never one itself (RFC 2606), and nobody else's, whatever they registered with. */
const goneAddress = sql`'withdrawn-' || ${users.id}::text || '@erased.invalid'`;

/** Second step, once the school year of leaving is over: the record's texts, the name and the number. */
async function eraseWithdrawn(tx: Database, now: Date): Promise<number> {
  const due = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.withdrawnAt, schoolYearStart(now)),
        isNull(users.erasedAt),
        sql`${users.email} = ${goneAddress}`,
      ),
    )
    .limit(PEOPLE_AT_ONCE);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const ofThem = responsesOf(tx, ids);
  await tx.delete(dismissals).where(inArray(dismissals.responseId, ofThem));
  await tx.delete(remarkFindings).where(inArray(remarkFindings.responseId, ofThem));
  await tx.delete(remarkVersions).where(inArray(remarkVersions.responseId, ofThem));
  // A teacher may have had a text written anew since the first step: what it was made from goes with it.
  await tx.delete(modelLedger).where(inArray(modelLedger.responseId, ofThem));
  await tx
    .update(responses)
    .set({ observation: null, remark: null, provenance: null, confirmedAt: null, publishedAt: null })
    .where(inArray(responses.studentId, ids));
  await tx.delete(jobItems).where(inArray(jobItems.studentId, ids));
  await tx
    .update(enrolments)
    .set({ studentNumber: null, leftAt: now })
    .where(inArray(enrolments.studentId, ids));
  await tx
    .update(users)
    .set({ name: NOBODY, school: null, studentNumber: null, studentYear: null, subject: null, erasedAt: now })
    .where(inArray(users.id, ids));
  await note(tx, 'eraseWithdrawn', ids, now);
  return ids.length;
}

function responsesOf(tx: Database, studentIds: string[]) {
  return tx.select({ id: responses.id }).from(responses).where(inArray(responses.studentId, studentIds));
}

/** The audit log says that it was done, and by nobody in particular. */
async function note(tx: Database, action: string, userIds: string[], at: Date): Promise<void> {
  await tx
    .insert(auditLog)
    .values(userIds.map((id) => ({ at, actorId: null, action, subjectType: 'user', subjectId: id })));
}

/** A month's summary goes on saying what its rows said; of the activities, the figures were rolled up long before. */
async function keepFigures(
  tx: Database,
  rows: readonly (typeof auditLog.$inferSelect | typeof activities.$inferSelect)[],
): Promise<void> {
  const sums = new Map<string, typeof auditMonths.$inferInsert>();
  for (const row of rows) {
    if (!('subjectType' in row)) continue;
    const month = seoulDay(row.at).slice(0, 7);
    const key = `${month} ${row.action}`;
    const sum = sums.get(key) ?? { month, action: row.action, count: 0, people: 0 };
    sums.set(key, { ...sum, count: sum.count + 1, people: sum.people + (row.people ?? 0) });
  }
  if (sums.size === 0) return;
  await tx
    .insert(auditMonths)
    .values([...sums.values()])
    .onConflictDoUpdate({
      target: [auditMonths.month, auditMonths.action],
      set: {
        count: sql`${auditMonths.count} + excluded.count`,
        people: sql`${auditMonths.people} + excluded.people`,
      },
    });
}

/** What is too old, by our clock and by the database's: the audit log's own trigger goes by that one. */
async function eraseLogs(ctx: Context, now: Date): Promise<number> {
  const { serviceLogYears } = RETENTION;
  await ctx.db.delete(sessions).where(lt(sessions.createdAt, yearsBefore(now, serviceLogYears)));
  // From the database, not from what this server remembers: nobody gets back what a longer time would have kept.
  const { auditRetentionYears } = await loadSettings(ctx.db);
  let total = 0;
  for (const [log, years] of [
    [activities, serviceLogYears],
    [auditLog, auditRetentionYears],
  ] as const) {
    for (;;) {
      const old = ctx.db
        .select({ id: log.id })
        .from(log)
        .where(
          and(lt(log.at, yearsBefore(now, years)), sql`${log.at} < now() - make_interval(years => ${years})`),
        )
        .limit(ROWS_AT_ONCE);
      const gone = await ctx.db.transaction(async (tx) => {
        const rows = await tx.delete(log).where(inArray(log.id, old)).returning();
        await keepFigures(tx, rows);
        return rows.length;
      });
      total += gone;
      if (gone < ROWS_AT_ONCE) break;
    }
  }
  return total;
}
