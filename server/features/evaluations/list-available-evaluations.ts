import type { Handler } from '../../handler.ts';
import { findReceived } from './queries.ts';

/** What waits for this student's answers. */
export const listAvailableEvaluations: Handler<'listAvailableEvaluations'> = async (ctx, actor) => {
  const received = await findReceived(ctx.db, actor, ctx.clock.now());
  return { evaluations: received.filter((form) => form.status === 'not_submitted') };
};
