import { eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema.ts';
import { sessionEnd, tokenMoment } from '../auth/sessions.ts';
import { ACCESS_SECONDS } from '../auth/tokens.ts';
import { presentUser } from './present.ts';
import { loadUser } from './queries.ts';

/** The signed-in person and when the access token of this session runs out. */
export async function readMe(ctx: Context, actor: Person) {
  const user = await loadUser(ctx.db, actor.userId);
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, actor.sessionId));
  const issued = session?.rotatedAt ?? ctx.clock.now();
  const end = sessionEnd(session?.createdAt ?? issued);
  const expires = new Date(Math.min(issued.getTime() + ACCESS_SECONDS * 1000, end.getTime()));
  return { user: presentUser(user), session: { expiresAt: tokenMoment(expires) } };
}
