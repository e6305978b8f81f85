import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { auditList } from '../../audit.ts';
import { classes, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { contains, pagination, searchPattern } from '../admin/paging.ts';
import { presentClass } from '../classes/present.ts';
import { findClasses } from '../classes/queries.ts';

/** Living classes from the newest on; the search looks in the class and in who teaches it where. */
export const listAllClasses: Handler<'listAllClasses'> = async (ctx, actor, input) => {
  const pattern = searchPattern(input.search);
  const sought = [classes.name, classes.subjectName, users.name, users.email, users.school];
  const where = and(
    isNull(classes.deletedAt),
    pattern ? or(...sought.map((column) => contains(column, pattern))) : undefined,
  );
  const [[all], page] = await Promise.all([
    ctx.db
      .select({ n: count() })
      .from(classes)
      .innerJoin(users, eq(users.id, classes.teacherId))
      .where(where),
    ctx.db
      .select({ id: classes.id })
      .from(classes)
      .innerJoin(users, eq(users.id, classes.teacherId))
      .where(where)
      .orderBy(desc(classes.createdAt), desc(classes.id))
      .limit(input.limit)
      .offset((input.page - 1) * input.limit),
  ]);
  const rows = await findClasses(ctx.db, { ids: page.map(({ id }) => id), drafts: true });
  const view = {
    action: 'listAllClasses',
    subjectType: 'class',
    subjectId: 'classes',
    people: new Set(rows.map(({ teacherId }) => teacherId)).size,
  } as const;
  await auditList(ctx, actor, view, { isFirstSight: input.page === 1 && !pattern });
  return {
    classes: rows.map((row) => presentClass(row, 'admin')),
    pagination: pagination(input, all?.n ?? 0),
  };
};
