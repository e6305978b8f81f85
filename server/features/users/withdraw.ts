import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { noteErasures } from '../../backup/erasures.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertNotLastAdmin } from '../auth/choose-role.ts';
import { assertOwner } from '../auth/own-password.ts';
import { endAccount } from './end-account.ts';

/** Leaving, by one's own choice. */
export const withdraw: Handler<'withdraw'> = async (ctx, actor, input) => {
  await assertOwner(ctx, actor, input, 'password');
  await ctx.db.transaction(async (tx) => {
    if (actor.role === 'admin') await assertNotLastAdmin(tx, actor.userId);
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('update');
    if (!user) throw new CodedError('UNAUTHENTICATED');
    await endAccount(ctx, tx, user);
    await audit(ctx, tx, actor, { action: 'withdraw', subjectType: 'user', subjectId: actor.userId });
  });
  // Beside the database: a restored backup from before today must not bring anybody back.
  await noteErasures(ctx.db, ctx.env.backupDir);
  return {};
};
