import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit, recordActivity } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { assertWithinLimit, countAttempt, forgetAttempts, forgiveAttempt } from '../../db/limits.ts';
import { knownDevices, limits, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { inTurn } from '../../in-turn.ts';
import { assertSecondFactor } from '../two-factor/second-factor.ts';
import { presentUser, type UserRow } from '../users/present.ts';
import { atTheDoor } from './door.ts';
import { isPassword } from './passwords.ts';
import { issueTokens, openSession } from './sessions.ts';

/** How long failures count, in seconds. */
const WINDOW = 15 * 60;
/** Failures from all strange devices together, as a multiple of the setting: guessing from many places ends here. */
const STRANGERS = 10;
/** Failures of strange devices behind one address, over all accounts: a school mistypes less, a list of passwords more. */
const PER_ADDRESS = { most: 1000, seconds: WINDOW };

type Caller = Parameters<Handler<'login'>>[1];
type Input = Parameters<Handler<'login'>>[2];

/**
 * Proves a password and opens a session. Every failure says the same, whether the account exists or not. Tries that share
 * a counter wait for each other: one that is still under way must not be taken for a failure of the next.
 */
export const login: Handler<'login'> = async (ctx, caller, input) => {
  const counters = await countersOf(ctx, input.email, caller);
  return inTurn(counters.own, () => atTheDoor(() => signIn(ctx, caller, input, counters)));
};

async function signIn(ctx: Context, caller: Caller, input: Input, counters: Counters) {
  await countTry(ctx, counters);
  const [found] = await ctx.db.select().from(users).where(eq(users.email, input.email));
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
  await forgiveShared(ctx, counters);
  return { user: presentUser(opened.user), ...(await issueTokens(ctx, opened.session)) };
}

/** A password without a code is half a sign-in, not a failed one: it is not counted. @throws TOTP_REQUIRED */
async function askSecondFactor(
  ctx: Context,
  user: UserRow,
  given: string | undefined,
  counters: Counters,
): Promise<void> {
  if (user.totpConfirmedAt && !given?.trim()) {
    await forgiveAttempt(ctx, counters.own);
    await forgiveShared(ctx, counters);
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

/** Which counters a try counts in; `shared` with every strange device, of this account and of this address. */
interface Counters {
  own: string;
  shared: { account: string; address: string } | null;
}

/** Somebody's own device has a counter of its own: a stranger who fails on purpose cannot lock its owner out. */
async function countersOf(ctx: Context, email: string, caller: Caller): Promise<Counters> {
  const account = accountKey(email);
  if (await isKnownDevice(ctx, email, caller.device))
    return { own: `${account}:device:${caller.device}`, shared: null };
  const network = networkOf(caller.address);
  return {
    own: `${account}:address:${network}`,
    shared: { account: `${account}:strangers`, address: `login:from:${network}` },
  };
}

/**
 * Counts this try before any hashing, so that parallel guesses cannot slip through.
 * @throws LOCKED, RATE_LIMITED
 */
async function countTry(ctx: Context, { own, shared }: Counters): Promise<void> {
  const { maxLoginAttempts } = await ctx.settings.read();
  await assertNotLocked(ctx, own, maxLoginAttempts);
  if (!shared) return;
  // Only after the counter of its own: one address that keeps knocking must not use up what all strangers share.
  await assertNotLocked(ctx, shared.account, maxLoginAttempts * STRANGERS);
  await assertWithinLimit(ctx, shared.address, PER_ADDRESS);
}

async function forgiveShared(ctx: Context, { shared }: Counters): Promise<void> {
  if (!shared) return;
  await forgiveAttempt(ctx, shared.account);
  await forgiveAttempt(ctx, shared.address);
}

async function assertNotLocked(ctx: Context, key: string, most: number): Promise<void> {
  const retryAfter = await countAttempt(ctx, key, { most, seconds: WINDOW });
  if (retryAfter > 0) throw new CodedError('LOCKED', { retryAfter });
}

/** One query whoever has an account: its time tells nobody which addresses have one. */
async function isKnownDevice(ctx: Context, email: string, device: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.device, device)));
  return rows.length > 0;
}
