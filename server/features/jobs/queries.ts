import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { JobReply } from '../../../contract/jobs.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { enrolments, evaluations, jobItems, jobs, responses, users } from '../../db/schema.ts';
import type { TaughtSheetId, TaughtJobId } from '../scope.ts';
import { type NamedItem, presentJob } from './present.ts';
import { markOf } from './remark-mark.ts';

/** A year of a form has a handful of jobs; older ones tell nobody anything. */
const MOST_JOBS = 20;

const isLeft = sql`${jobs.finishedAt} IS NOT NULL AND ${jobItems.state} <> 'done'`;

/** Of these jobs, in the order of the selection. */
export async function findItems(db: Database, jobIds: string[]): Promise<NamedItem[]> {
  const rows = await db
    .select({
      item: jobItems,
      name: users.name,
      left: sql<boolean>`${isLeft}`,
      member: enrolments.studentId,
      // Asked for every second while a job runs: no text that nobody compares.
      remark: sql<string | null>`CASE WHEN ${isLeft} THEN ${responses.remark} END`,
    })
    .from(jobItems)
    .innerJoin(jobs, eq(jobs.id, jobItems.jobId))
    .innerJoin(evaluations, eq(evaluations.id, jobs.evaluationId))
    .innerJoin(users, eq(users.id, jobItems.studentId))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.classId, evaluations.classId),
        eq(enrolments.studentId, jobItems.studentId),
        isNull(enrolments.leftAt),
      ),
    )
    .leftJoin(
      responses,
      and(eq(responses.evaluationId, evaluations.id), eq(responses.studentId, jobItems.studentId)),
    )
    .where(inArray(jobItems.jobId, jobIds))
    .orderBy(asc(jobItems.position));
  return rows.map(({ item, name, left, member, remark }) => ({
    item,
    name,
    // Whoever has been written for since has a text that nobody asked to replace.
    open: left && member !== null && markOf(remark) === item.replaces,
  }));
}

async function presentAll(db: Database, rows: (typeof jobs.$inferSelect)[]): Promise<JobReply[]> {
  if (rows.length === 0) return [];
  const items = await findItems(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    presentJob(
      row,
      items.filter(({ item }) => item.jobId === row.id),
    ),
  );
}

/** The job with its counts and failures as they are now. */
export async function replyJob(db: Database, id: TaughtJobId): Promise<{ job: JobReply }> {
  const [job] = await presentAll(db, await db.select().from(jobs).where(eq(jobs.id, id)));
  if (!job) throw new CodedError('NOT_FOUND');
  return { job };
}

/** The jobs of a form, the newest first. */
export async function findJobs(db: Database, evaluationId: TaughtSheetId): Promise<JobReply[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(eq(jobs.evaluationId, evaluationId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MOST_JOBS);
  return presentAll(db, rows);
}
