import type { Handler } from '../../handler.ts';
import { closeForm } from '../evaluations/change-state.ts';
import { replyOverseen } from './overseen.ts';

export const closeAnyEvaluation: Handler<'closeAnyEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id, now } = await closeForm(ctx, tx, actor, input.id, 'closeAnyEvaluation');
    return replyOverseen(tx, id, now);
  });
