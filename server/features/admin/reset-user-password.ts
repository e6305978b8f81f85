import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { forgetFailures } from '../auth/login.ts';
import { hashPassword } from '../auth/passwords.ts';
import { temporaryPassword } from '../auth/temporary-password.ts';
import { holdUser } from '../users/hold-user.ts';
import { replacePassword } from '../users/replace-password.ts';

/** A password for the next sign-in only, which the administrator hands over. */
export const resetUserPassword: Handler<'resetUserPassword'> = async (ctx, actor, input) => {
  const { passwordPolicy } = await ctx.settings.read();
  const tempPassword = temporaryPassword(passwordPolicy);
  // Outside the transaction: it takes milliseconds, and somebody's row would be held for them.
  const passwordHash = await hashPassword(tempPassword);
  const email = await ctx.db.transaction(async (tx) => {
    const user = await holdUser(tx, input.id, { endsAdmin: false });
    // Whoever resets their own password is still to see the new one.
    const keep = user.id === actor.userId ? actor.sessionId : null;
    await replacePassword(ctx, tx, user.id, passwordHash, keep);
    await audit(ctx, tx, actor, { action: 'resetUserPassword', subjectType: 'user', subjectId: user.id });
    return user.email;
  });
  // Somebody who had forgotten it has tried often enough to be locked out.
  await forgetFailures(ctx, email);
  return { tempPassword };
};
