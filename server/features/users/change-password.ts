import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { assertWithinLimit, forgetAttempts } from '../../db/limits.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertPasswordAllowed, hashPassword, isPassword } from '../auth/passwords.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { loadUser } from './queries.ts';

/** Somebody at an unlocked screen may not try passwords for ever. */
const ATTEMPTS = { most: 10, seconds: 900 };

/** Sets a new password and ends every other session of this person. */
export const changePassword: Handler<'changePassword'> = async (ctx, actor, input) => {
  const attempts = `password:${actor.userId}`;
  await assertWithinLimit(ctx, attempts, ATTEMPTS);
  const user = await loadUser(ctx.db, actor.userId);
  if (!(await isPassword(user.passwordHash, input.currentPassword))) {
    throw invalid('currentPassword', '현재 비밀번호가 올바르지 않습니다.');
  }
  const { passwordPolicy } = await ctx.settings.read();
  assertPasswordAllowed(input.newPassword, passwordPolicy, 'newPassword');
  if (input.newPassword === input.currentPassword) {
    throw invalid('newPassword', '지금과 다른 비밀번호를 정해 주세요.');
  }
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, actor.userId));
    await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
    await audit(ctx, tx, actor, { action: 'changePassword', subjectType: 'user', subjectId: actor.userId });
  });
  await forgetAttempts(ctx, attempts);
  return {};
};
