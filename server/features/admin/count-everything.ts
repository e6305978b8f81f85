import { and, count, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { classes, evaluations, users } from '../../db/schema.ts';

/** The figures of the dashboard's cards, as they are now. */
export async function countEverything(ctx: Context) {
  const [people, [living], forms] = await Promise.all([
    ctx.db.select({ role: users.role, n: count() }).from(users).groupBy(users.role),
    ctx.db.select({ n: count() }).from(classes).where(isNull(classes.deletedAt)),
    ctx.db
      .select({ isDistributed: evaluations.isDistributed, isClosed: evaluations.isClosed, n: count() })
      .from(evaluations)
      .innerJoin(classes, eq(classes.id, evaluations.classId))
      .where(and(isNull(evaluations.deletedAt), isNull(classes.deletedAt)))
      .groupBy(evaluations.isDistributed, evaluations.isClosed),
  ]);
  const withRole = (role: string) => people.find((row) => row.role === role)?.n ?? 0;
  return {
    stats: {
      totalTeachers: withRole('teacher'),
      totalStudents: withRole('student'),
      totalClasses: living?.n ?? 0,
      activeEvaluations: forms.find((row) => row.isDistributed && !row.isClosed)?.n ?? 0,
      totalEvaluations: forms.reduce((sum, row) => sum + row.n, 0),
    },
  };
}
