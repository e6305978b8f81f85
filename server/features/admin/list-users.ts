import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { auditList } from '../../audit.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { contains, pagination, searchPattern } from './paging.ts';

/** As many as the dashboard shows. */
const GLANCE = 3;

/** Users from the newest on, a page at a time; the search looks in name, e-mail, student number and school. */
export const listUsers: Handler<'listUsers'> = async (ctx, actor, input) => {
  const pattern = searchPattern(input.search);
  const where = and(
    isNull(users.withdrawnAt),
    input.role ? eq(users.role, input.role) : undefined,
    pattern
      ? or(
          contains(users.name, pattern),
          contains(users.email, pattern),
          contains(users.studentNumber, pattern),
          contains(users.school, pattern),
        )
      : undefined,
  );
  const [[all], rows] = await Promise.all([
    ctx.db.select({ n: count() }).from(users).where(where),
    ctx.db
      .select()
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(input.limit)
      .offset((input.page - 1) * input.limit),
  ]);
  const view = {
    action: 'listUsers',
    subjectType: 'user',
    subjectId: input.role ?? 'all',
    people: rows.length,
  } as const;
  // The dashboard shows the latest again and again; the list itself is looked at on purpose.
  await auditList(ctx, actor, view, { isFirstSight: input.limit <= GLANCE && input.page === 1 && !pattern });
  return {
    users: rows.map(presentUser),
    pagination: pagination(input, all?.n ?? 0),
  };
};
