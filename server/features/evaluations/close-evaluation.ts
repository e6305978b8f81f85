import type { Handler } from '../../handler.ts';
import { closeForm } from './change-state.ts';
import { replyEvaluation } from './queries.ts';

export const closeEvaluation: Handler<'closeEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id, now } = await closeForm(ctx, tx, actor, input.id, 'closeEvaluation');
    return replyEvaluation(tx, id, now);
  });
