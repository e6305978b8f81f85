import type { Handler } from '../../handler.ts';
import { judgeRows } from './sheet-rows.ts';

/** What importUsers would refuse; nothing is stored. */
export const checkUsers: Handler<'checkUsers'> = async (ctx, _actor, input) => {
  const { problems } = await judgeRows(ctx, input.users);
  return { problems };
};
