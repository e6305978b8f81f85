import { and, eq, isNull } from 'drizzle-orm';
import { enrolments } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentClass } from './present.ts';
import { findClasses } from './queries.ts';

export const listJoinedClasses: Handler<'listJoinedClasses'> = async (ctx, actor) => {
  const joined = await ctx.db
    .select({ id: enrolments.classId })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, actor.userId), isNull(enrolments.leftAt)));
  const rows = await findClasses(ctx.db, { ids: joined.map((row) => row.id), drafts: false });
  return { classes: rows.map((row) => presentClass(row, 'student')) };
};
