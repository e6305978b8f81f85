import { and, eq, isNull } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { loadUser } from '../users/queries.ts';
import { issueTokens, revokeSession, sessionEnd } from './sessions.ts';

/** Two tabs may refresh at once, and a reply may be lost on the way: the token before the newest holds this long, in ms. */
const GRACE_MS = 30_000;

/**
 * Turns a refresh token into the next one. Each is good for one use; a token older than the grace allows was stolen
 * from somebody or by somebody, so the whole session ends.
 */
export const refresh: Handler<'refresh'> = async (ctx, _caller, input) => {
  const now = ctx.clock.now();
  const claims = input.refreshToken ? await ctx.tokens.readRefresh(input.refreshToken, now) : null;
  if (!claims) throw new CodedError('UNAUTHENTICATED');
  const session = await rotate(ctx, claims.sessionId, claims.generation);
  const user = await loadUser(ctx.db, session.userId);
  if (!user.isActive) throw new CodedError('ACCOUNT_DISABLED');
  return { user: presentUser(user), ...(await issueTokens(ctx, session)) };
};

async function rotate(ctx: Context, id: string, generation: number) {
  const now = ctx.clock.now();
  const [before] = await ctx.db.select().from(sessions).where(eq(sessions.id, id));
  const { sessionTimeout } = await ctx.settings.read();
  const isOver =
    !before ||
    before.revokedAt !== null ||
    now >= sessionEnd(before.createdAt) ||
    now.getTime() - before.lastActiveAt.getTime() > sessionTimeout * 60_000;
  if (isOver) throw new CodedError('UNAUTHENTICATED');
  const [rotated] = await ctx.db
    .update(sessions)
    .set({ generation: generation + 1, rotatedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation), isNull(sessions.revokedAt)))
    .returning();
  if (rotated) return rotated;
  // Somebody was faster with the same token, or this is an old one: look again at what holds now.
  const [current] = await ctx.db.select().from(sessions).where(eq(sessions.id, id));
  const isGrace =
    current?.revokedAt === null &&
    generation === current.generation - 1 &&
    now.getTime() - current.rotatedAt.getTime() <= GRACE_MS;
  if (current && isGrace) return current;
  await revokeSession(ctx, ctx.db, id);
  throw new CodedError('UNAUTHENTICATED');
}
