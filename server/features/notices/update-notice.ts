import type { Handler } from '../../handler.ts';
import { changeNotice } from './change-notice.ts';

/** Changes a notice. Whether it is hidden stays as it was. */
export const updateNotice: Handler<'updateNotice'> = async (ctx, actor, input) => {
  const { id, basedOn, ...given } = input;
  return { notice: await changeNotice(ctx, actor, { action: 'updateNotice', id, basedOn }, given) };
};
