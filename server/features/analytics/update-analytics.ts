import type { Handler } from '../../handler.ts';
import { refreshAnalytics } from './refresh-analytics.ts';

/** Brings the figures up to this moment; when another server is doing so, once more after it. */
export const updateAnalytics: Handler<'updateAnalytics'> = async (ctx) => {
  const at = (await refreshAnalytics(ctx, { wait: true })) ?? ctx.clock.now();
  return { updatedAt: at.toISOString() };
};
