import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { sessions } from '../../db/schema.ts';
import { ACCESS_SECONDS, SESSION_SECONDS } from './tokens.ts';

export interface IssuedTokens {
  session: { expiresAt: string };
  accessToken: string;
  refreshToken: string;
}

function secondsAfter(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/** Until when a session may live at all, whatever its holder does. */
export function sessionEnd(createdAt: Date): Date {
  return secondsAfter(createdAt, SESSION_SECONDS);
}

/** Opens a session for somebody who has just proved who they are. */
export async function openSession(
  ctx: Context,
  db: Database,
  userId: string,
  how: { remember: boolean; agent: string | null },
): Promise<{ id: string; createdAt: Date; generation: number }> {
  const id = newId();
  const now = ctx.clock.now();
  await db.insert(sessions).values({
    id,
    userId,
    remember: how.remember,
    device: how.agent,
    createdAt: now,
    rotatedAt: now,
    lastActiveAt: now,
  });
  return { id, createdAt: now, generation: 0 };
}

/** Tokens for a session as it stands; the access token never outlives the session. */
export async function issueTokens(
  ctx: Context,
  session: { id: string; createdAt: Date; generation: number },
): Promise<IssuedTokens> {
  const now = ctx.clock.now();
  const end = sessionEnd(session.createdAt);
  const accessEnd = new Date(Math.min(secondsAfter(now, ACCESS_SECONDS).getTime(), end.getTime()));
  return {
    session: { expiresAt: tokenMoment(accessEnd) },
    accessToken: await ctx.tokens.signAccess({ sessionId: session.id }, now, accessEnd),
    refreshToken: await ctx.tokens.signRefresh(
      { sessionId: session.id, generation: session.generation },
      now,
      end,
    ),
  };
}

/** A token's `exp` has whole seconds; what we tell the client is exactly that. */
export function tokenMoment(at: Date): string {
  return new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();
}

/** Ends one session; once it has ended, its time stays. */
export async function revokeSession(ctx: Context, db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of a user but the one named. */
export async function revokeOtherSessions(
  ctx: Context,
  db: Database,
  userId: string,
  keep: string | null,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now() })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined),
    );
}
