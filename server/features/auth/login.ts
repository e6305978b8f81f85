import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit, recordActivity } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { assertWithinLimit, countAttempt, forgetAttempts, forgiveAttempt } from '../../db/limits.ts';
import { knownDevices, limits, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertSecondFactor } from '../two-factor/second-factor.ts';
import { presentUser, type UserRow } from '../users/present.ts';
import { isPassword } from './passwords.ts';
import { issueTokens, openSession } from './sessions.ts';

/** How long failures count, in seconds. */
const WINDOW = 15 * 60;
/** Failures from all strange devices together, as a multiple of the setting: guessing from many places ends here. */
const STRANGERS = 10;
/** Failures of strange devices behind one address, over all accounts: a school mistypes less, a list of passwords more. */
const PER_ADDRESS = { most: 1000, seconds: WINDOW };

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Proves a password and opens a session. Every failure says the same, whether the account exists or not. */
export const login: Handler<'login'> = async (ctx, caller, input) => {
  const [found] = await ctx.db.select().from(users).where(eq(users.email, input.email));
  const counters = await countTry(ctx, input.email, caller, found?.id);
  const matches = await isPassword(found?.passwordHash ?? null, input.password);
  if (!found || !matches) throw new CodedError('INVALID_CREDENTIALS');
  if (!found.isActive) throw new CodedError('ACCOUNT_DISABLED');
  const settings = await ctx.settings.read();
  if (settings.maintenanceMode && found.role !== 'admin') throw new CodedError('MAINTENANCE');
  if (input.role && found.role && input.role !== found.role) {
    throw new CodedError('FORBIDDEN', { message: '선택한 역할이 가입한 역할과 다릅니다.' });
  }
  await askSecondFactor(ctx, found, input.totp, counters);
  const now = ctx.clock.now();
  const opened = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, found.id)).returning();
    if (!user?.isActive) throw new CodedError('ACCOUNT_DISABLED');
    // Race: with a new password, or with the second factor turned on, every session ended; what was proved before that
    // must not open another.
    const isStillProof =
      user.passwordHash === found.passwordHash && (user.totpConfirmedAt === null || found.totpConfirmedAt);
    if (!isStillProof) throw new CodedError('INVALID_CREDENTIALS');
    const session = await openSession(ctx, tx, found.id, {
      remember: input.rememberMe ?? false,
      agent: caller.agent,
    });
    await tx
      .insert(knownDevices)
      .values({ userId: found.id, device: caller.device, lastUsedAt: now })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastUsedAt: now } });
    await audit(
      ctx,
      tx,
      { userId: found.id },
      { action: 'login', subjectType: 'session', subjectId: session.id },
    );
    await recordActivity(ctx, tx, found.id, 'LOGIN');
    return { user, session };
  });
  await forgetAttempts(ctx, counters.own);
  for (const shared of counters.shared) await forgiveAttempt(ctx, shared);
  return { user: presentUser(opened.user), ...(await issueTokens(ctx, opened.session)) };
};

/** A password without a code is half a sign-in, not a failed one: it is not counted. @throws TOTP_REQUIRED */
async function askSecondFactor(
  ctx: Context,
  user: UserRow,
  given: string | undefined,
  counters: { own: string; shared: string[] },
): Promise<void> {
  if (user.totpConfirmedAt && !given?.trim()) {
    for (const counter of [counters.own, ...counters.shared]) await forgiveAttempt(ctx, counter);
  }
  await assertSecondFactor(ctx, user, given);
}

/** What the counters of one address begin with; the address itself stands nowhere. */
function accountKey(email: string): string {
  return `login:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`;
}

/** Ends every lock of an account: it has a new password, so what was tried before says nothing any more. */
export async function forgetFailures(ctx: Context, email: string): Promise<void> {
  await ctx.db.delete(limits).where(sql`starts_with(${limits.key}, ${`${accountKey(email)}:`})`);
}

/**
 * Counts this try before any hashing, so that parallel guesses cannot slip through. Somebody's own device has a counter
 * of its own: a stranger who fails on purpose cannot lock its owner out.
 * @throws LOCKED
 */
async function countTry(
  ctx: Context,
  email: string,
  caller: { address: string; device: string },
  userId?: string,
) {
  const { maxLoginAttempts } = await ctx.settings.read();
  const account = accountKey(email);
  // Asked for nobody, too: one query more or less would tell by its time which addresses have an account.
  const isKnown = await isKnownDevice(ctx, userId ?? NOBODY, caller.device);
  const own = `${account}:${isKnown ? `device:${caller.device}` : `address:${networkOf(caller.address)}`}`;
  await assertNotLocked(ctx, own, maxLoginAttempts);
  if (isKnown) return { own, shared: [] };
  // Only after the counter of its own: one address that keeps knocking must not use up what all strangers share.
  const strangers = `${account}:strangers`;
  await assertNotLocked(ctx, strangers, maxLoginAttempts * STRANGERS);
  const address = `login:from:${networkOf(caller.address)}`;
  await assertWithinLimit(ctx, address, PER_ADDRESS);
  return { own, shared: [strangers, address] };
}

async function assertNotLocked(ctx: Context, key: string, most: number): Promise<void> {
  const retryAfter = await countAttempt(ctx, key, { most, seconds: WINDOW });
  if (retryAfter > 0) throw new CodedError('LOCKED', { retryAfter });
}

async function isKnownDevice(ctx: Context, userId: string, device: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
  return rows.length > 0;
}
