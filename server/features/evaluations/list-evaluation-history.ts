import type { Handler } from '../../handler.ts';
import { findReceived } from './queries.ts';

export const listEvaluationHistory: Handler<'listEvaluationHistory'> = async (ctx, actor) => {
  const received = await findReceived(ctx.db, actor, ctx.clock.now());
  return { evaluations: received.filter((form) => form.hasSubmitted) };
};
