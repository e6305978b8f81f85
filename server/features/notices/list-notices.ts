import type { Handler } from '../../handler.ts';
import { findNotices } from './queries.ts';

export const listNotices: Handler<'listNotices'> = async (ctx) => ({
  notices: await findNotices(ctx, ctx.db),
});
