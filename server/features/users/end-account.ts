import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { assertNothingActive } from '../auth/choose-role.ts';
import { voidResetTokens } from '../auth/reset-token.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import type { UserRow } from './present.ts';

/**
 * Blocks an account for good. What it holds is erased in steps (decisions.md, "Withdrawal"), so that a record that a
 * teacher is writing does not vanish under their hands.
 * @param user held for update by the caller. Race: a form handed out meanwhile holds this row (holdRole)
 * @throws HAS_ACTIVE_EVALUATION
 */
export async function endAccount(ctx: Context, tx: Database, user: UserRow): Promise<void> {
  if (user.role === 'teacher') await assertNothingActive(tx, user.id, ctx.clock.now());
  await tx.update(users).set({ isActive: false, withdrawnAt: ctx.clock.now() }).where(eq(users.id, user.id));
  await voidResetTokens(ctx, tx, user.id);
  await revokeOtherSessions(ctx, tx, user.id, null);
}
