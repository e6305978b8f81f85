import { eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import type { InputOf } from '../../../contract/operation.ts';
import type { Api } from '../../../contract/api.ts';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { identify, isFirstUse } from '../auth/google.ts';
import { assertOwnPassword } from '../auth/own-password.ts';
import { assertPasswordAllowed, hashPassword } from '../auth/passwords.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { loadUser } from './queries.ts';

/** Sets a new password and ends every other session of this person. */
export const changePassword: Handler<'changePassword'> = async (ctx, actor, input) => {
  await assertOwner(ctx, actor, input);
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
  return {};
};

/**
 * The current password, or for somebody who has none yet a fresh word of Google about the linked account.
 * @throws VALIDATION, RATE_LIMITED, UNAVAILABLE
 */
async function assertOwner(
  ctx: Context,
  actor: Person,
  input: InputOf<Api['changePassword']>,
): Promise<void> {
  if (input.currentPassword !== undefined) {
    await assertOwnPassword(ctx, actor, input.currentPassword, 'currentPassword');
    return;
  }
  const user = await loadUser(ctx.db, actor.userId);
  if (user.passwordHash || !user.googleId || !input.idToken) {
    throw invalid('currentPassword', '현재 비밀번호를 입력해 주세요.');
  }
  const identity = await identify(ctx, input.idToken);
  if (identity?.id !== user.googleId || !(await isFirstUse(ctx, identity))) {
    throw invalid('idToken', 'Google 계정을 확인하지 못했습니다. 다시 시도해 주세요.');
  }
}
