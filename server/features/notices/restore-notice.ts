import type { Handler } from '../../handler.ts';
import { changeNotice } from './change-notice.ts';

/** Shows a hidden notice again. One that shows already stays as it is. */
export const restoreNotice: Handler<'restoreNotice'> = async (ctx, actor, { id }) => ({
  notice: await changeNotice(ctx, actor, { action: 'restoreNotice', id }, { deletedAt: null }),
});
