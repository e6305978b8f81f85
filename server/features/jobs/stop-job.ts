import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { jobs } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtJob } from '../scope.ts';
import { replyJob } from './queries.ts';

/** Takes no further student; those under way are finished. Stopping what has ended changes nothing. */
export const stopJob: Handler<'stopJob'> = async (ctx, actor, input) => {
  const reply = await ctx.db.transaction(async (tx) => {
    // Race: stopping against a server that takes the job; whoever comes second sees what the first has written.
    const job = await taughtJob(tx, actor, input.id, 'update');
    if (job.finishedAt) return replyJob(tx, job.id);
    const held = sql`coalesce(${jobs.leaseUntil} > now(), false)`;
    await tx
      .update(jobs)
      .set({
        state: sql`CASE WHEN ${held} THEN 'stopping' ELSE 'stopped' END`,
        finishedAt: sql`CASE WHEN ${held} THEN NULL ELSE ${ctx.clock.now().toISOString()}::timestamptz END`,
      })
      .where(and(eq(jobs.id, job.id), isNull(jobs.finishedAt)));
    await audit(ctx, tx, actor, {
      action: 'stopJob',
      subjectType: 'evaluation',
      subjectId: job.evaluation.id,
    });
    return replyJob(tx, job.id);
  });
  ctx.jobs.wake();
  return reply;
};
