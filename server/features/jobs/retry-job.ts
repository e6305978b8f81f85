import { and, asc, eq, ne } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { jobItems } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtJob } from '../scope.ts';
import { findMembers, findResponses, openJob } from './open-job.ts';
import { markOf } from './remark-mark.ts';

/** A new job for whoever has no text from this one, with the same shared observation. */
export const retryJob: Handler<'retryJob'> = async (ctx, actor, input) => {
  const reply = await ctx.db.transaction(async (tx) => {
    const job = await taughtJob(tx, actor, input.id, 'update');
    if (!job.finishedAt) throw new CodedError('BUSY', { message: '아직 초안을 만들고 있습니다.' });
    const items = await tx
      .select()
      .from(jobItems)
      .where(and(eq(jobItems.jobId, job.id), ne(jobItems.state, 'done')))
      .orderBy(asc(jobItems.position));
    const ids = items.map((item) => item.studentId);
    const members = new Set(await findMembers(tx, job.evaluation.class.id, ids));
    const stored = await findResponses(tx, job.evaluation.id, ids);
    // Whoever has been written for since has a text that nobody asked to replace.
    const studentIds = items
      .filter((item) => markOf(stored.get(item.studentId)?.remark) === item.replaces)
      .map((item) => item.studentId)
      .filter((id) => members.has(id));
    if (studentIds.length === 0) {
      throw new CodedError('ALREADY_EVALUATED', { message: '초안을 다시 만들 학생이 없습니다.' });
    }
    const opened = await openJob(ctx, tx, actor, {
      sheet: job.evaluation,
      studentIds,
      observation: job.observation,
    });
    await audit(ctx, tx, actor, {
      action: 'retryJob',
      subjectType: 'evaluation',
      subjectId: job.evaluation.id,
      people: studentIds.length,
    });
    return opened;
  });
  ctx.jobs.wake();
  return reply;
};
