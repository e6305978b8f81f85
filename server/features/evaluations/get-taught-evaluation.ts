import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { replyEvaluation } from './queries.ts';

export const getTaughtEvaluation: Handler<'getTaughtEvaluation'> = async (ctx, actor, input) =>
  replyEvaluation(ctx.db, (await taughtEvaluation(ctx.db, actor, input.id)).id, ctx.clock.now());
