import { countedSoFar } from '../../db/limits.ts';
import type { Handler } from '../../handler.ts';
import { quotaKeyOf } from './ledger.ts';

/** How often this teacher may still ask the model today: nobody should learn it from a draft that another hand wrote. */
export const getModelQuota: Handler<'getModelQuota'> = async (ctx, actor) => {
  const limit = ctx.env.model?.dailyLimit;
  if (limit === undefined) return { quota: null };
  const used = await countedSoFar(ctx, quotaKeyOf(ctx, actor));
  return { quota: { limit, left: Math.max(0, limit - used) } };
};
