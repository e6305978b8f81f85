import { audit } from '../../audit.ts';
import { noteErasures } from '../../backup/erasures.ts';
import type { Handler } from '../../handler.ts';
import { endAccount } from '../users/end-account.ts';
import { holdUser } from '../users/hold-user.ts';
import { assertDeletable } from './rules.ts';

/** The account is blocked at once and erased as if its owner had left (decisions.md, "Withdrawal"). */
export const deleteUser: Handler<'deleteUser'> = async (ctx, actor, input) => {
  await ctx.db.transaction(async (tx) => {
    const user = await holdUser(tx, input.id, { endsAdmin: false });
    assertDeletable(user);
    await endAccount(ctx, tx, user);
    await audit(ctx, tx, actor, { action: 'deleteUser', subjectType: 'user', subjectId: user.id });
  });
  // Beside the database: a restored backup from before today must not bring anybody back.
  await noteErasures(ctx.db, ctx.env.backupDir);
  return {};
};
