import type { Handler } from '../../handler.ts';
import { taughtJob } from '../scope.ts';
import { replyJob } from './queries.ts';

export const getJob: Handler<'getJob'> = async (ctx, actor, input) => {
  const { id } = await taughtJob(ctx.db, actor, input.id);
  return replyJob(ctx.db, id);
};
