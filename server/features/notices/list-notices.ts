import type { Handler } from '../../handler.ts';
import { findLastChanges } from '../settings/last-changes.ts';
import { findNotices } from './queries.ts';

export const listNotices: Handler<'listNotices'> = async (ctx) => {
  const notices = await findNotices(ctx, ctx.db);
  const changed = notices.filter(({ updated_at }) => updated_at !== null).map(({ id }) => id);
  const changes = await findLastChanges(ctx.db, 'notice', changed);
  return {
    notices: notices.map((notice) => ({ ...notice, changed_by: changes.get(notice.id)?.by ?? null })),
  };
};
