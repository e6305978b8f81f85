import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sessions, users } from '../db/schema.ts';
import { sessionEnd } from '../features/auth/sessions.ts';
import type { ReadAccess } from '../features/auth/tokens.ts';
import { createFloodGate } from './flood.ts';
import { createTokenReader } from './verified-tokens.ts';

const TOUCH_MS = 30_000;

function prepare(ctx: Context) {
  return ctx.db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastActiveAt: sessions.lastActiveAt,
      revokedAt: sessions.revokedAt,
      userId: users.id,
      name: users.name,
      role: users.role,
      isActive: users.isActive,
      mustChangePassword: users.mustChangePassword,
      consentVersion: users.consentVersion,
      totpConfirmedAt: users.totpConfirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('living_session');
}

export type LivingSession = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number] & {
  /** When the access token that named it runs out. */
  accessUntil: Date;
};

export interface SessionReader {
  /** The session that an access token names, with its user as the database has them now; null when it has ended. */
  read(accessToken: string): Promise<LivingSession | null>;
  /** The same for a call that comes in, which counts. @throws RATE_LIMITED */
  enter(accessToken: string): Promise<LivingSession | null>;
  /** The same for somebody who wants to leave: a token that ran out names its session still. */
  readToLeave(accessToken: string): Promise<LivingSession | null>;
  /** Notes input, at most twice a minute. */
  touch(session: LivingSession): Promise<void>;
}

/** Role, active flag, consent and forced password change come from the database at each request, never from the token. */
export function createSessionReader(ctx: Context, flood = createFloodGate(ctx.clock)): SessionReader {
  const find = prepare(ctx);
  const readToken = createTokenReader(ctx);
  async function living(claims: ReadAccess | null): Promise<LivingSession | null> {
    if (!claims) return null;
    const now = ctx.clock.now();
    const [session] = await find.execute({ sessionId: claims.sessionId });
    if (!session || session.revokedAt || now >= sessionEnd(session.createdAt)) return null;
    const { sessionTimeout } = await ctx.settings.read();
    const idleMs = now.getTime() - session.lastActiveAt.getTime();
    return idleMs > sessionTimeout * 60_000 ? null : { ...session, accessUntil: claims.until };
  }
  return {
    read: async (accessToken) => living(await readToken(accessToken, ctx.clock.now())),
    async enter(accessToken) {
      const claims = await readToken(accessToken, ctx.clock.now());
      // By session before the database is asked, so that refusing costs next to nothing; then by person, for somebody
      // who opens one session after the other.
      if (claims) flood.assertCalm(claims.sessionId);
      const session = await living(claims);
      if (session) flood.assertCalm(session.userId);
      return session;
    },
    readToLeave: async (accessToken) => living(await ctx.tokens.readEndedAccess(accessToken)),
    async touch(session) {
      const now = ctx.clock.now();
      if (now.getTime() - session.lastActiveAt.getTime() < TOUCH_MS) return;
      await ctx.db.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, session.sessionId));
    },
  };
}
