import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { voidResetTokens } from '../auth/reset-token.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';

/**
 * Gives somebody a password that they have to change at the next sign-in. Whoever knew the old one is out, and so is
 * whoever holds a letter that would set another.
 * @param keep a session that goes on all the same
 */
export async function replacePassword(
  ctx: Context,
  tx: Database,
  userId: string,
  passwordHash: string,
  keep: string | null,
): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: true }).where(eq(users.id, userId));
  await voidResetTokens(ctx, tx, userId);
  await revokeOtherSessions(ctx, tx, userId, keep);
}
