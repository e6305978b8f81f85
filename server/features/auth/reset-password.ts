import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { networkOf } from '../../../contract/ip-ranges.ts';
import { audit } from '../../audit.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import { assertWithinLimit } from '../../db/limits.ts';
import { passwordResets, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertPasswordAllowed, hashPassword } from './passwords.ts';
import { hashResetToken, voidResetTokens } from './reset-token.ts';
import { revokeOtherSessions } from './sessions.ts';

/** Tokens cannot be guessed; hashing passwords for strangers without end would still cost. */
const PER_ADDRESS = { most: 300, seconds: 3600 };

const expired = () =>
  invalid('token', '링크가 만료되었거나 이미 쓴 링크입니다. 비밀번호 찾기를 다시 해 주세요.');

const ownGoogle = (column: 'google_id' | 'google_email') =>
  sql`case when ${users.googleEmail} = ${users.email} then ${sql.identifier(column)} end`;

/** Sets a new password with the token of a letter; every session and every other letter ends. Signs nobody in. */
export const resetPassword: Handler<'resetPassword'> = async (ctx, caller, input) => {
  await assertWithinLimit(ctx, `reset:from:${networkOf(caller.address)}`, PER_ADDRESS);
  const now = ctx.clock.now();
  const valid = and(
    eq(passwordResets.tokenHash, hashResetToken(input.token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
  const [found] = await ctx.db.select().from(passwordResets).where(valid);
  if (!found) throw expired();
  const { passwordPolicy } = await ctx.settings.read();
  assertPasswordAllowed(input.newPassword, passwordPolicy, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  return ctx.db.transaction(async (tx) => {
    // Race: of two uses of one link the second finds it used.
    const used = await tx.update(passwordResets).set({ usedAt: now }).where(valid).returning();
    if (used.length === 0) throw expired();
    const { userId } = found;
    const [user] = await tx
      .update(users)
      // Whoever reads this mailbox owns the account: a Google account of another address may be a stranger's, linked
      // before the owner ever came.
      .set({
        passwordHash,
        mustChangePassword: false,
        googleId: ownGoogle('google_id'),
        googleEmail: ownGoogle('google_email'),
      })
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .returning();
    if (!user) throw new CodedError('ACCOUNT_DISABLED');
    await voidResetTokens(ctx, tx, userId);
    await revokeOtherSessions(ctx, tx, userId, null);
    await audit(ctx, tx, { userId }, { action: 'resetPassword', subjectType: 'user', subjectId: userId });
    return {};
  });
};
