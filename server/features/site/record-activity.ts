import { recordActivity as note } from '../../audit.ts';
import { countAttempt } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';

/** Nobody looks at a page a second for a minute; a script that does is not worth a row each. */
const VIEWS = { most: 60, seconds: 60 };

/** A page view is kept for statistics; a heartbeat only keeps the session alive, which the edge has done by now. */
export const recordActivity: Handler<'recordActivity'> = async (ctx, actor, input) => {
  if (input.kind === 'heartbeat') return {};
  // Beyond, silently: no screen waits for the answer, and a refusal would only be sent again.
  if ((await countAttempt(ctx, `views:${actor.userId}`, VIEWS)) > 0) return {};
  await note(ctx, ctx.db, actor.userId, 'PAGE_VIEW', input.path);
  return {};
};
