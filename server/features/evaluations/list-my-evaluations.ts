import type { Handler } from '../../handler.ts';
import { findReceived } from './queries.ts';

export const listMyEvaluations: Handler<'listMyEvaluations'> = async (ctx, actor) => ({
  evaluations: await findReceived(ctx.db, actor, ctx.clock.now()),
});
