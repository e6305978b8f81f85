import { and, eq, isNull } from 'drizzle-orm';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentClass } from './present.ts';
import { findClasses } from './queries.ts';

export const listTaughtClasses: Handler<'listTaughtClasses'> = async (ctx, actor) => {
  const own = await ctx.db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.teacherId, actor.userId), isNull(classes.deletedAt)));
  const rows = await findClasses(ctx.db, { ids: own.map((row) => row.id), drafts: true });
  return { classes: rows.map((row) => presentClass(row, 'teacher')) };
};
