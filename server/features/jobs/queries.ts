import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { JobReply } from '../../../contract/jobs.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { jobItems, jobs, users } from '../../db/schema.ts';
import type { TaughtSheetId, TaughtJobId } from '../scope.ts';
import { type NamedItem, presentJob } from './present.ts';

/** A year of a form has a handful of jobs; older ones tell nobody anything. */
const MOST_JOBS = 20;

async function findItems(db: Database, jobIds: string[]): Promise<Map<string, NamedItem[]>> {
  const rows = await db
    .select({ item: jobItems, name: users.name })
    .from(jobItems)
    .innerJoin(users, eq(users.id, jobItems.studentId))
    .where(inArray(jobItems.jobId, jobIds))
    .orderBy(asc(jobItems.position));
  const byJob = new Map<string, NamedItem[]>();
  for (const row of rows) byJob.set(row.item.jobId, [...(byJob.get(row.item.jobId) ?? []), row]);
  return byJob;
}

async function presentAll(db: Database, rows: (typeof jobs.$inferSelect)[]): Promise<JobReply[]> {
  if (rows.length === 0) return [];
  const items = await findItems(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentJob(row, items.get(row.id) ?? []));
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
