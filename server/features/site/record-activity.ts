import { recordActivity as note } from '../../audit.ts';
import type { Handler } from '../../handler.ts';

/** A page view is kept for statistics; a heartbeat only keeps the session alive, which the edge has done by now. */
export const recordActivity: Handler<'recordActivity'> = async (ctx, actor, input) => {
  if (input.kind === 'page_view') await note(ctx, ctx.db, actor.userId, 'PAGE_VIEW', input.path);
  return {};
};
