import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { assertOwnPassword, holdOwner } from '../auth/own-password.ts';

/** Ends the link; a password must exist first, or nobody could ever sign in again. */
export const unlinkGoogle: Handler<'unlinkGoogle'> = async (ctx, actor, input) => {
  const proved = await assertOwnPassword(ctx, actor, input.password, 'password');
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, proved, 'password');
    const [user] = await tx
      .update(users)
      .set({ googleId: null, googleEmail: null })
      .where(eq(users.id, actor.userId))
      .returning();
    if (!user) throw new CodedError('UNAUTHENTICATED');
    await audit(ctx, tx, actor, { action: 'unlinkGoogle', subjectType: 'user', subjectId: actor.userId });
    return { user: presentUser(user) };
  });
};
