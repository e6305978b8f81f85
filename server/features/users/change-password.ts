import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertOwner, holdOwner } from '../auth/own-password.ts';
import { assertPasswordAllowed, hashPassword } from '../auth/passwords.ts';
import { voidResetTokens } from '../auth/reset-token.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';

/** Sets a new password; every other session of this person ends, and every letter that would set another. */
export const changePassword: Handler<'changePassword'> = async (ctx, actor, input) => {
  const proved = await assertOwner(
    ctx,
    actor,
    { password: input.currentPassword, idToken: input.idToken },
    'currentPassword',
  );
  const { passwordPolicy } = await ctx.settings.read();
  assertPasswordAllowed(input.newPassword, passwordPolicy, 'newPassword');
  if (input.newPassword === input.currentPassword) {
    throw invalid('newPassword', '지금과 다른 비밀번호를 정해 주세요.');
  }
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, proved, 'currentPassword');
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, actor.userId));
    await voidResetTokens(ctx, tx, actor.userId);
    await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, actor, { action: 'changePassword', subjectType: 'user', subjectId: actor.userId });
  });
  return {};
};
