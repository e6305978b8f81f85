import { eq } from 'drizzle-orm';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { findEvaluations } from './queries.ts';

export const listClassEvaluations: Handler<'listClassEvaluations'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.classId);
  return { evaluations: await findEvaluations(ctx.db, eq(evaluations.classId, id), ctx.clock.now()) };
};
