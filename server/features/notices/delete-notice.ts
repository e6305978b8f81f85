import type { Handler } from '../../handler.ts';
import { changeNotice } from './change-notice.ts';

/** Takes a notice away for good; one that comes with the product is hidden and can be shown again. */
export const deleteNotice: Handler<'deleteNotice'> = async (ctx, actor, { id }) => {
  await changeNotice(ctx, actor, { action: 'deleteNotice', id }, { deletedAt: ctx.clock.now() });
  return {};
};
