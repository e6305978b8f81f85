import { eq } from 'drizzle-orm';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { findEvaluations } from './queries.ts';

export const listTaughtEvaluations: Handler<'listTaughtEvaluations'> = async (ctx, actor) => ({
  evaluations: await findEvaluations(ctx.db, eq(classes.teacherId, actor.userId), ctx.clock.now()),
});
