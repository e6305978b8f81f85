import type { Handler } from '../../handler.ts';
import { joinedClass } from '../scope.ts';
import { findReceived } from './queries.ts';

export const listJoinedClassEvaluations: Handler<'listJoinedClassEvaluations'> = async (
  ctx,
  actor,
  input,
) => {
  const { id } = await joinedClass(ctx.db, actor, input.id);
  return { evaluations: await findReceived(ctx.db, actor, ctx.clock.now(), id) };
};
