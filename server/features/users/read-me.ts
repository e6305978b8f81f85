import type { Person } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { tokenMoment } from '../auth/sessions.ts';
import { presentUser } from './present.ts';
import { loadUser } from './queries.ts';

/** The signed-in person and when the access token of this call runs out. */
export async function readMe(ctx: Context, actor: Person) {
  const user = await loadUser(ctx.db, actor.userId);
  return {
    user: presentUser(user),
    session: { expiresAt: tokenMoment(actor.accessUntil ?? ctx.clock.now()) },
  };
}
