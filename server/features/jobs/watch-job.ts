import { isFinished } from '../../../contract/jobs.ts';
import type { Handler } from '../../handler.ts';
import { taughtJob } from '../scope.ts';
import { getJob } from './get-job.ts';

/** The job as it goes on. The right to see it is judged at each reading, so losing the class ends it. */
export const watchJob: Handler<'watchJob'> = async (ctx, actor, input) => {
  const { id } = await taughtJob(ctx.db, actor, input.id);
  return {
    name: `job ${id} for ${actor.userId}`,
    read: () => getJob(ctx, actor, { id }),
    isLast: ({ job }) => isFinished(job),
  };
};
