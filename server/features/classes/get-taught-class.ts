import { and, eq, sql } from 'drizzle-orm';
import { auditView } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isClosed } from '../evaluations/rules.ts';
import { isLivingForm } from '../evaluations/kinds.ts';
import { taughtClass } from '../scope.ts';
import { findStudents } from './queries.ts';
import { replyTaughtClass } from './reply.ts';

export const getTaughtClass: Handler<'getTaughtClass'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.id);
  const [reply, students, forms] = await Promise.all([
    replyTaughtClass(ctx.db, id),
    findStudents(ctx.db, id),
    ctx.db
      .select()
      .from(evaluations)
      .where(and(eq(evaluations.classId, id), isLivingForm))
      .orderBy(sql`${evaluations.createdAt} DESC`),
  ]);
  await auditView(ctx, actor, {
    action: 'getTaughtClass',
    subjectType: 'class',
    subjectId: id,
    people: students.length,
  });
  const now = ctx.clock.now();
  return {
    class: {
      ...reply.class,
      students,
      selfEvaluations: forms.map((form) => ({
        id: form.id,
        type: form.type,
        class_content: form.classContent,
        is_distributed: form.isDistributed,
        is_closed: isClosed(form, now),
        due_at: form.dueAt?.toISOString() ?? null,
      })),
    },
  };
};
