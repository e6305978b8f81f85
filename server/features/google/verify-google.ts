import { eq } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit, recordActivity } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { assertWithinLimit, forgiveAttempt } from '../../db/limits.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertSecondFactor } from '../two-factor/second-factor.ts';
import { presentUser, type UserRow } from '../users/present.ts';
import { type GoogleIdentity, identify, isFirstUse } from './identity.ts';
import { issueTokens, openSession } from '../auth/sessions.ts';

/** Failures only: a whole school signs in from one address. */
const PER_ADDRESS = { most: 1000, seconds: 900 };

/**
 * Signs in whoever the provider vouches for, and makes an account without a role for somebody new. An account with the
 * same address is never linked silently: whoever owns a mailbox today need not be who registered with it.
 */
export const verifyGoogle: Handler<'verifyGoogle'> = async (ctx, caller, input) => {
  const counter = `google:from:${networkOf(caller.address)}`;
  await assertWithinLimit(ctx, counter, PER_ADDRESS);
  const identity = await identify(ctx, input.idToken);
  if (!identity) throw refused();
  const [known] = await ctx.db.select().from(users).where(eq(users.googleId, identity.id));
  if (known) await assertMaySignIn(ctx, known, input.totp);
  else await assertMayRegister(ctx);
  if (!(await isFirstUse(ctx, identity))) throw refused();
  const now = ctx.clock.now();
  const opened = await ctx.db.transaction(async (tx) => {
    const [user] = known
      ? await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, known.id)).returning()
      : await makeAccount(tx, identity, now);
    if (!user?.isActive) throw new CodedError('ACCOUNT_DISABLED');
    // Race: the link was taken off, or the second factor turned on, and every session ended since we looked.
    const isStillProof =
      user.googleId === identity.id && (user.totpConfirmedAt === null || known?.totpConfirmedAt);
    if (!isStillProof) throw refused();
    const session = await openSession(ctx, tx, user.id, {
      remember: input.rememberMe ?? false,
      agent: caller.agent,
    });
    await audit(
      ctx,
      tx,
      { userId: user.id },
      { action: 'verifyGoogle', subjectType: 'session', subjectId: session.id },
    );
    await recordActivity(ctx, tx, user.id, 'LOGIN');
    return { user, session };
  });
  await forgiveAttempt(ctx, counter);
  return {
    user: presentUser(opened.user),
    needsRoleSelection: opened.user.role === null,
    ...(await issueTokens(ctx, opened.session)),
  };
};

/**
 * Race: two first sign-ins with one Google account; the second gets the account that the first has made. No target: with one
 * address the two may meet at the index of either, whichever the database reaches first.
 */
async function makeAccount(tx: Database, identity: GoogleIdentity, now: Date): Promise<UserRow[]> {
  const made = await tx.insert(users).values(newcomer(identity, now)).onConflictDoNothing().returning();
  if (made.length > 0) return made;
  const others = await tx.select().from(users).where(eq(users.googleId, identity.id));
  if (others.length === 0) throw alreadyRegistered();
  return others;
}

function refused(): CodedError {
  return new CodedError('INVALID_CREDENTIALS', {
    message: 'Google 로그인에 실패했습니다. 다시 시도해 주세요.',
  });
}

function alreadyRegistered(): CodedError {
  return new CodedError('EMAIL_TAKEN', {
    message:
      '이 이메일로 가입한 계정이 이미 있습니다. 비밀번호로 로그인한 뒤 내 정보에서 Google 계정을 연결해 주세요.',
  });
}

async function assertMaySignIn(ctx: Context, user: UserRow, totp: string | undefined): Promise<void> {
  if (!user.isActive) throw new CodedError('ACCOUNT_DISABLED');
  const { maintenanceMode } = await ctx.settings.read();
  if (maintenanceMode && user.role !== 'admin') throw new CodedError('MAINTENANCE');
  await assertSecondFactor(ctx, user, totp);
}

async function assertMayRegister(ctx: Context): Promise<void> {
  const { maintenanceMode, registrationEnabled } = await ctx.settings.read();
  if (maintenanceMode) throw new CodedError('MAINTENANCE');
  if (!registrationEnabled) throw new CodedError('REGISTRATION_CLOSED');
}

/** No role, no password, nothing agreed to yet: the role selection asks for all of it. */
function newcomer(identity: GoogleIdentity, now: Date): typeof users.$inferInsert {
  return {
    id: newId(),
    email: identity.email,
    name: identity.name,
    googleId: identity.id,
    googleEmail: identity.email,
    createdAt: now,
    lastLoginAt: now,
  };
}
