import { MOST_PROBLEMS } from '../../../contract/errors.ts';
import type { Handler } from '../../handler.ts';
import { findMadeBefore, isWaiting } from './made-before.ts';
import { judgeRows } from './sheet-rows.ts';

/** What importUsers would refuse, and whether it has done it already; nothing is stored. */
export const checkUsers: Handler<'checkUsers'> = async (ctx, _actor, input) => {
  const before = await findMadeBefore(ctx.db, input.users);
  const made = before && {
    at: before.at.toISOString(),
    waiting: before.people.filter(isWaiting).length,
  };
  const { problems } = await judgeRows(ctx, input.users);
  const wrongRows = new Set(problems.map(({ row }) => row)).size;
  return { made, wrongRows, problems: problems.slice(0, MOST_PROBLEMS) };
};
