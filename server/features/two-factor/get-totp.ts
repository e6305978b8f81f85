import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { loadUser } from '../users/queries.ts';

/** Whether the second factor is on, and how many recovery codes are left. */
export const getTotp: Handler<'getTotp'> = async (ctx, actor) => {
  const user = await loadUser(ctx.db, actor.userId);
  const [unused] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, actor.userId), isNull(recoveryCodes.usedAt)));
  return { enabled: user.totpConfirmedAt !== null, recoveryCodesLeft: unused?.left ?? 0 };
};
