import type { Handler } from '../../handler.ts';
import { holdRole } from '../users/queries.ts';
import { reopenForm } from './change-state.ts';
import { replyEvaluation } from './queries.ts';

export const reopenEvaluation: Handler<'reopenEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    await holdRole(tx, actor);
    const { id, now } = await reopenForm(ctx, tx, actor, input, 'reopenEvaluation');
    return replyEvaluation(tx, id, now);
  });
