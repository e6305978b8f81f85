import { eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { assertWithinLimit, forgetAttempts } from '../../db/limits.ts';
import { users } from '../../db/schema.ts';
import type { UserRow } from '../users/present.ts';
import { loadUser } from '../users/queries.ts';
import { identify, isFirstUse } from '../google/identity.ts';
import { isPassword } from './passwords.ts';

/** Somebody at an unlocked screen may not try passwords for ever. */
const ATTEMPTS = { most: 10, seconds: 900 };

const wrong = (path: string) => invalid(path, '현재 비밀번호가 올바르지 않습니다.');

/**
 * Lets a person prove again that the account is theirs. Tries are counted over all operations that ask.
 * @param path the field of the input that a refusal names
 * @throws RATE_LIMITED, or VALIDATION at `path`: within a session a wrong password is never 401 (decisions.md, section 2)
 */
export async function assertOwnPassword(
  ctx: Context,
  actor: Person,
  given: string,
  path: string,
): Promise<UserRow> {
  const attempts = `password:${actor.userId}`;
  await assertWithinLimit(ctx, attempts, ATTEMPTS);
  const user = await loadUser(ctx.db, actor.userId);
  if (!user.passwordHash)
    throw invalid(path, '비밀번호를 아직 정하지 않았습니다. 먼저 비밀번호를 정해 주세요.');
  if (!(await isPassword(user.passwordHash, given))) throw wrong(path);
  await forgetAttempts(ctx, attempts);
  return user;
}

/**
 * The password, or for somebody who has none yet a fresh word of Google about the linked account.
 * @param path the field of the input that stands for the password
 * @throws VALIDATION, RATE_LIMITED, UNAVAILABLE
 */
export async function assertOwner(
  ctx: Context,
  actor: Person,
  proof: { password?: string | undefined; idToken?: string | undefined },
  path: string,
): Promise<UserRow> {
  if (proof.password !== undefined) return assertOwnPassword(ctx, actor, proof.password, path);
  const user = await loadUser(ctx.db, actor.userId);
  if (user.passwordHash || !user.googleId || !proof.idToken) {
    throw invalid(path, '현재 비밀번호를 입력해 주세요.');
  }
  const identity = await identify(ctx, proof.idToken);
  if (identity?.id !== user.googleId || !(await isFirstUse(ctx, identity))) {
    throw invalid('idToken', 'Google 계정을 확인하지 못했습니다. 다시 시도해 주세요.');
  }
  return user;
}

/**
 * Holds the account for whoever has just proved that it is theirs. Race: an administrator or another window set another
 * password meanwhile, so that what was proved with the old one must change nothing any more.
 * @param proved the row as it was judged
 * @throws UNAUTHENTICATED, VALIDATION at `path`
 */
export async function holdOwner(tx: Database, proved: UserRow, path: string): Promise<UserRow> {
  const [held] = await tx.select().from(users).where(eq(users.id, proved.id)).for('update');
  if (!held?.isActive) throw new CodedError('UNAUTHENTICATED');
  if (held.passwordHash !== proved.passwordHash) throw wrong(path);
  return held;
}
