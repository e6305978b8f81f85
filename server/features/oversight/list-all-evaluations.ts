import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { auditList } from '../../audit.ts';
import { classes, evaluations, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { contains, pagination, searchPattern } from '../admin/paging.ts';
import { isLivingForm } from '../evaluations/kinds.ts';
import { inState } from './in-state.ts';
import { findOverseen } from './overseen.ts';

/** Forms of living classes from the newest on; the search looks in the form, its class and who teaches it where. */
export const listAllEvaluations: Handler<'listAllEvaluations'> = async (ctx, actor, input) => {
  const now = ctx.clock.now();
  const pattern = searchPattern(input.search);
  const sought = [classes.name, evaluations.classContent, users.name, users.email, users.school];
  const where = and(
    isLivingForm,
    isNull(classes.deletedAt),
    input.classId ? eq(evaluations.classId, input.classId) : undefined,
    input.status ? inState(input.status, now) : undefined,
    pattern ? or(...sought.map((column) => contains(column, pattern))) : undefined,
  );
  const [[all], page] = await Promise.all([
    ctx.db
      .select({ n: count() })
      .from(evaluations)
      .innerJoin(classes, eq(classes.id, evaluations.classId))
      .innerJoin(users, eq(users.id, classes.teacherId))
      .where(where),
    ctx.db
      .select({ id: evaluations.id })
      .from(evaluations)
      .innerJoin(classes, eq(classes.id, evaluations.classId))
      .innerJoin(users, eq(users.id, classes.teacherId))
      .where(where)
      .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
      .limit(input.limit)
      .offset((input.page - 1) * input.limit),
  ]);
  const ids = page.map(({ id }) => id);
  const forms = ids.length > 0 ? await findOverseen(ctx.db, inArray(evaluations.id, ids), now) : [];
  const view = {
    action: 'listAllEvaluations',
    subjectType: 'evaluation',
    subjectId: 'evaluations',
    people: new Set(forms.map(({ teacher }) => teacher.id)).size,
  } as const;
  await auditList(ctx, actor, view, {
    isFirstSight: input.page === 1 && !pattern && !input.classId && !input.status,
  });
  return {
    evaluations: forms,
    pagination: pagination(input, all?.n ?? 0),
  };
};
