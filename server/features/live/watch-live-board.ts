import { viewNoter } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { readLiveBoard, viewOf } from './get-live-board.ts';

/** The board as it goes on. All boards of one teacher's form share one reading a second; a closed form may open again. */
export const watchLiveBoard: Handler<'watchLiveBoard'> = async (ctx, actor, input) => {
  const { id } = await taughtEvaluation(ctx.db, actor, input.id);
  const note = viewNoter(ctx, actor);
  return {
    name: `live board ${id} for ${actor.userId}`,
    read: async () => {
      const reply = await readLiveBoard(ctx, actor, id);
      await note(viewOf('watchLiveBoard', reply));
      return reply;
    },
    isLast: () => false,
  };
};
