import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertNotLastAdmin, assertNothingActive } from '../auth/choose-role.ts';
import { assertOwner } from '../auth/own-password.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';

/**
 * Blocks the account at once. What it holds is erased in steps (decisions.md, "Withdrawal"), so that a record that a
 * teacher is writing does not vanish under their hands.
 */
export const withdraw: Handler<'withdraw'> = async (ctx, actor, input) => {
  await assertOwner(ctx, actor, input, 'password');
  return ctx.db.transaction(async (tx) => {
    if (actor.role === 'admin') await assertNotLastAdmin(tx, actor.userId);
    // Race: a form handed out meanwhile holds this row (holdRole).
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('update');
    if (actor.role === 'teacher') await assertNothingActive(tx, actor.userId);
    await tx
      .update(users)
      .set({ isActive: false, withdrawnAt: ctx.clock.now() })
      .where(eq(users.id, actor.userId));
    await revokeOtherSessions(ctx, tx, actor.userId, null);
    await audit(ctx, tx, actor, { action: 'withdraw', subjectType: 'user', subjectId: actor.userId });
    return {};
  });
};
