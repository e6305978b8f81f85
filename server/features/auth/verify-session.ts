import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { loadUser } from '../users/queries.ts';

export const verifySession: Handler<'verifySession'> = async (ctx, actor) => ({
  valid: true,
  user: presentUser(await loadUser(ctx.db, actor.userId)),
});
