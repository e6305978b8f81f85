import type { Context } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { shareNext } from '../../share-next.ts';
import { refreshAnalytics } from './refresh-analytics.ts';

/** By server: presses that stand in line for the lock would each hold a connection, and each count everything. */
const refreshes = new WeakMap<Context, () => Promise<Date | null>>();

function refreshOf(ctx: Context): () => Promise<Date | null> {
  const refresh = refreshes.get(ctx) ?? shareNext(() => refreshAnalytics(ctx, { wait: true }));
  refreshes.set(ctx, refresh);
  return refresh;
}

/** Brings the figures up to this moment; when somebody else is doing so, once more after it, for all who wait. */
export const updateAnalytics: Handler<'updateAnalytics'> = async (ctx) => {
  const at = (await refreshOf(ctx)()) ?? ctx.clock.now();
  return { updatedAt: at.toISOString() };
};
