import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { JobReply } from '../../contract/jobs.ts';
import { createJobs, type JobsOptions } from '../../server/jobs/runner.ts';
import type { Context } from '../../server/context.ts';
import { jobs, remarkVersions, responses } from '../../server/db/schema.ts';
import type { RecordWriter } from '../../server/writers/record-writer.ts';
import type { Person, Submission, World } from '../world.ts';

export const OBSERVATION = '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.';

export interface Classroom extends Omit<Submission, 'student' | 'responseId'> {
  students: Person[];
  studentIds: string[];
}

/** A form that `count` students have submitted, each with an observation unless said otherwise. */
export async function classroom(world: World, count: number, observed = true): Promise<Classroom> {
  const { student: first, ...things } = await world.submission('active');
  const students = [first];
  while (students.length < count) students.push(await world.student());
  for (const student of students) {
    if (student !== first) await student.client.must('joinClass', { classCode: things.code });
    await student.client.must('submitAnswers', { id: things.evaluationId, responses: things.answers });
    if (observed)
      await things.teacher.client.must('observeStudent', {
        id: things.evaluationId,
        studentId: student.id,
        observation: OBSERVATION,
      });
  }
  return { ...things, students, studentIds: students.map((student) => student.id) };
}

/** Another server on the same database: its own runner, and perhaps its own writer. */
export function secondServer(world: World, writer: RecordWriter, options: JobsOptions): Context {
  const ctx: Context = { ...world.ctx, writer, jobs: createJobs(() => ctx, options) };
  return ctx;
}

/** Waits until a job looks as asked. */
export async function jobUntil(
  teacher: Person,
  id: string,
  looksRight: (job: JobReply) => boolean,
): Promise<JobReply> {
  for (;;) {
    const { job } = await teacher.client.must('getJob', { id });
    if (looksRight(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs this world's queue with one job in it: what other tests have left there would get between. */
export async function startOnly(world: World, jobId: string): Promise<void> {
  await world.ctx.db
    .update(jobs)
    .set({ state: 'stopped', finishedAt: world.clock.now() })
    .where(and(isNull(jobs.finishedAt), ne(jobs.id, jobId)));
  world.ctx.jobs.start();
}

/** Orders drafts, runs this world's queue until they are written, and answers the job as it ended. */
export async function generate(
  world: World,
  teacher: Person,
  order: { id: string; studentIds: string[]; observation?: string },
): Promise<JobReply> {
  const { job } = await teacher.client.must('generateRemarks', order);
  await startOnly(world, job.id);
  try {
    return await jobUntil(teacher, job.id, (now) => now.finished_at !== null);
  } finally {
    await world.ctx.jobs.stop();
  }
}

/** How many texts each of these students has had, in their order. */
export async function versionsOf(world: World, room: Classroom): Promise<number[]> {
  const rows = await world.ctx.db
    .select({ studentId: responses.studentId })
    .from(remarkVersions)
    .innerJoin(responses, eq(responses.id, remarkVersions.responseId))
    .where(eq(responses.evaluationId, room.evaluationId))
    .orderBy(asc(remarkVersions.createdAt));
  return room.studentIds.map((id) => rows.filter((row) => row.studentId === id).length);
}
