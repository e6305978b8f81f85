import { MOST_PROBLEMS } from '../../../contract/errors.ts';
import type { Handler } from '../../handler.ts';
import { judgeRows } from './sheet-rows.ts';

/** What importUsers would refuse; nothing is stored. */
export const checkUsers: Handler<'checkUsers'> = async (ctx, _actor, input) => {
  const { problems } = await judgeRows(ctx, input.users);
  const wrongRows = new Set(problems.map(({ row }) => row)).size;
  return { wrongRows, problems: problems.slice(0, MOST_PROBLEMS) };
};
