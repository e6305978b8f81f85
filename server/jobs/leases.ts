import { and, asc, eq, exists, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { jobItems, jobs, users } from '../db/schema.ts';

/**
 * Which server works on which job. Leases run by the database's clock, the only one that all servers share. A lease keeps
 * servers out of each other's way; that a remark is stored once rests on `settleItem` alone.
 */
export interface Lease {
  /** This server's name, made at its start. */
  owner: string;
  milliseconds: number;
}

export type Job = typeof jobs.$inferSelect;
export type JobItem = typeof jobItems.$inferSelect;

const until = (lease: Lease) => sql`now() + make_interval(secs => ${lease.milliseconds / 1000})`;
const mine = (jobId: string, lease: Lease) => and(eq(jobs.id, jobId), eq(jobs.leaseOwner, lease.owner));

/**
 * Takes the oldest open job that no living server holds; null when there is none.
 * @param underWay what this very server still works on: one that slept longer than its lease finds its own jobs free
 */
export async function claimJob(
  db: Database,
  lease: Lease,
  now: Date,
  underWay: readonly string[] = [],
): Promise<Job | null> {
  const free = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.finishedAt),
        sql`coalesce(${jobs.leaseUntil} <= now(), true)`,
        underWay.length > 0 ? notInArray(jobs.id, [...underWay]) : undefined,
      ),
    )
    .orderBy(asc(jobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({
      state: sql`CASE WHEN ${jobs.state} = 'stopping' THEN 'stopping' ELSE 'running' END`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
      leaseOwner: lease.owner,
      leaseUntil: until(lease),
    })
    .where(sql`${jobs.id} = ${free}`)
    .returning();
  return job ?? null;
}

/** Holds on to a job. Returns false when it is another server's by now. */
export async function renewLease(db: Database, jobId: string, lease: Lease): Promise<boolean> {
  const renewed = await db
    .update(jobs)
    .set({ leaseUntil: until(lease) })
    .where(and(mine(jobId, lease), isNull(jobs.finishedAt)))
    .returning({ id: jobs.id });
  return renewed.length > 0;
}

/** Gives back whatever this server holds, so that another need not wait for the leases to run out. */
export async function releaseAll(db: Database, lease: Lease): Promise<void> {
  await db
    .update(jobs)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(jobs.leaseOwner, lease.owner), isNull(jobs.finishedAt)));
}

/** Where only one server can be, whatever is leased was leased by one that is dead. */
export async function breakLeases(db: Database): Promise<void> {
  await db.update(jobs).set({ leaseOwner: null, leaseUntil: null }).where(isNull(jobs.finishedAt));
}

/** The job as long as it is ours and somebody still is who ordered it; null otherwise. */
export async function readHeld(db: Database, jobId: string, lease: Lease) {
  const [row] = await db
    .select({ state: jobs.state, owner: users })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.createdBy))
    .where(mine(jobId, lease));
  return row ?? null;
}

/** Who is still to be done, in the order of the list. */
export async function findWaiting(db: Database, jobId: string): Promise<JobItem[]> {
  return db
    .select()
    .from(jobItems)
    .where(and(eq(jobItems.jobId, jobId), eq(jobItems.state, 'waiting')))
    .orderBy(asc(jobItems.position));
}

/** Ends the job: done when nobody waits any more, stopped otherwise. */
export async function finishJob(db: Database, jobId: string, lease: Lease, now: Date): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(jobItems)
    .where(and(eq(jobItems.jobId, jobId), eq(jobItems.state, 'waiting')));
  await db
    .update(jobs)
    .set({
      state: sql`CASE WHEN ${exists(waiting)} THEN 'stopped' ELSE 'done' END`,
      finishedAt: now,
      leaseOwner: null,
      leaseUntil: null,
    })
    .where(and(mine(jobId, lease), isNull(jobs.finishedAt)));
}

/**
 * Notes how it went with one student, once: only while the student still waits, the lease is ours and the teacher may
 * still teach. In the transaction that stores the remark this is the fence: another server, or the same student's turn
 * a second time, finds nothing to settle, and the remark is rolled back with it.
 * @returns false when it was not ours to note
 */
export async function settleItem(
  db: Database,
  item: Pick<JobItem, 'jobId' | 'studentId'>,
  lease: Lease,
  outcome: { state: 'done' | 'failed' | 'skipped'; message?: string; at: Date },
): Promise<boolean> {
  const held = db
    .select({ one: sql`1` })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.createdBy))
    .where(
      and(
        mine(item.jobId, lease),
        isNull(jobs.finishedAt),
        eq(users.role, 'teacher'),
        eq(users.isActive, true),
      ),
    );
  const settled = await db
    .update(jobItems)
    .set({ state: outcome.state, message: outcome.message ?? null, finishedAt: outcome.at })
    .where(
      and(
        eq(jobItems.jobId, item.jobId),
        eq(jobItems.studentId, item.studentId),
        eq(jobItems.state, 'waiting'),
        exists(held),
      ),
    )
    .returning({ studentId: jobItems.studentId });
  return settled.length > 0;
}
