import { audit } from '../../audit.ts';
import { noteErasures } from '../../backup/erasures.ts';
import type { Handler } from '../../handler.ts';
import { assertNotLastAdmin } from '../auth/choose-role.ts';
import { assertOwner, holdOwner } from '../auth/own-password.ts';
import { endAccount } from './end-account.ts';

/** Leaving, by one's own choice. */
export const withdraw: Handler<'withdraw'> = async (ctx, actor, input) => {
  const proved = await assertOwner(ctx, actor, input, 'password');
  await ctx.db.transaction(async (tx) => {
    if (actor.role === 'admin') await assertNotLastAdmin(tx, actor.userId);
    await endAccount(ctx, tx, await holdOwner(tx, proved, 'password'));
    await audit(ctx, tx, actor, { action: 'withdraw', subjectType: 'user', subjectId: actor.userId });
  });
  // Beside the database: a restored backup from before today must not bring anybody back.
  await noteErasures(ctx.db, ctx.env.backupDir);
  return {};
};
