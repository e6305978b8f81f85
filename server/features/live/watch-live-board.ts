import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { getLiveBoard } from './get-live-board.ts';

/** The board as it goes on. All boards of one teacher's form share one reading a second; a closed form may open again. */
export const watchLiveBoard: Handler<'watchLiveBoard'> = async (ctx, actor, input) => {
  const { id } = await taughtEvaluation(ctx.db, actor, input.id);
  return {
    name: `live board ${id} for ${actor.userId}`,
    read: () => getLiveBoard(ctx, actor, { id }),
    isLast: () => false,
  };
};
