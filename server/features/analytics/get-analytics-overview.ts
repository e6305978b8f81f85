import type { Handler } from '../../handler.ts';
import { readOverview } from './read-overview.ts';

/** The figures of the last refresh: quick enough to be asked for by every administrator every five minutes. */
export const getAnalyticsOverview: Handler<'getAnalyticsOverview'> = async (ctx, _actor, input) =>
  readOverview(ctx, input.days);
