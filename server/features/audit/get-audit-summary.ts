import type { Handler } from '../../handler.ts';
import { firstMonth, summarizeMonth } from './summarize-month.ts';

/** A month in figures; it names nobody. */
export const getAuditSummary: Handler<'getAuditSummary'> = async (ctx, _actor, { month }) => ({
  summary: await summarizeMonth(ctx, month),
  since: await firstMonth(ctx),
});
