import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { SESSION_SECONDS } from '../auth/tokens.ts';

/** Where this person is signed in: what has neither ended nor run out, the last used first. */
export const listSessions: Handler<'listSessions'> = async (ctx, actor) => {
  const { sessionTimeout } = await ctx.settings.read();
  const before = (seconds: number) => new Date(ctx.clock.now().getTime() - seconds * 1000);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, actor.userId),
        isNull(sessions.revokedAt),
        gt(sessions.createdAt, before(SESSION_SECONDS)),
        gt(sessions.lastActiveAt, before(sessionTimeout * 60)),
      ),
    )
    .orderBy(desc(sessions.lastActiveAt))
    .limit(50);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_active_at: row.lastActiveAt.toISOString(),
      is_current: row.id === actor.sessionId,
    })),
  };
};
