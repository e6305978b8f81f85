import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { classes, evaluations, users } from '../../db/schema.ts';
import { activeAt } from '../evaluations/queries.ts';
import { isLivingForm } from '../evaluations/kinds.ts';

/** The figures of the dashboard's cards, as they are now. */
export async function countEverything(ctx: Context) {
  const [people, [living], [forms]] = await Promise.all([
    ctx.db
      .select({ role: users.role, n: count() })
      .from(users)
      .where(isNull(users.withdrawnAt))
      .groupBy(users.role),
    ctx.db.select({ n: count() }).from(classes).where(isNull(classes.deletedAt)),
    ctx.db
      .select({ all: count(), active: sql<string>`count(*) filter (where ${activeAt(ctx.clock.now())})` })
      .from(evaluations)
      .innerJoin(classes, eq(classes.id, evaluations.classId))
      .where(and(isLivingForm, isNull(classes.deletedAt))),
  ]);
  const withRole = (role: string) => people.find((row) => row.role === role)?.n ?? 0;
  return {
    stats: {
      totalTeachers: withRole('teacher'),
      totalStudents: withRole('student'),
      totalClasses: living?.n ?? 0,
      activeEvaluations: Number(forms?.active ?? 0),
      totalEvaluations: forms?.all ?? 0,
    },
  };
}
