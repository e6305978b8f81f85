import type { Handler } from '../../handler.ts';
import { revokeSession } from './sessions.ts';

export const logout: Handler<'logout'> = async (ctx, actor) => {
  await revokeSession(ctx, ctx.db, actor.sessionId);
  return {};
};
