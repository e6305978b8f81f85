import type { Handler } from '../../handler.ts';
import { taughtSheet } from '../scope.ts';
import { findJobs } from './queries.ts';

/** How a screen that was closed finds again what it had started. */
export const listJobs: Handler<'listJobs'> = async (ctx, actor, input) => {
  const { id } = await taughtSheet(ctx.db, actor, input.id);
  return { jobs: await findJobs(ctx.db, id) };
};
