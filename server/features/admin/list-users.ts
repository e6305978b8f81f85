import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';

/** Users from the newest on, a page at a time; the search looks in name, e-mail, student number and school. */
export const listUsers: Handler<'listUsers'> = async (ctx, _actor, input) => {
  const pattern = input.search?.trim() ? `%${input.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  const where = and(
    input.role ? eq(users.role, input.role) : undefined,
    pattern
      ? or(
          ilike(users.name, pattern),
          ilike(users.email, pattern),
          ilike(users.studentNumber, pattern),
          ilike(users.school, pattern),
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
  const total = all?.n ?? 0;
  return {
    users: rows.map(presentUser),
    pagination: {
      page: input.page,
      limit: input.limit,
      total,
      totalPages: Math.max(1, Math.ceil(total / input.limit)),
    },
  };
};
