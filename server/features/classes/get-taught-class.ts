import { and, eq, isNull, sql } from 'drizzle-orm';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
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
      .where(and(eq(evaluations.classId, id), isNull(evaluations.deletedAt)))
      .orderBy(sql`${evaluations.createdAt} DESC`),
  ]);
  return {
    class: {
      ...reply.class,
      students,
      selfEvaluations: forms.map((form) => ({
        id: form.id,
        type: form.type,
        class_content: form.classContent,
        is_distributed: form.isDistributed,
        is_closed: form.isClosed,
      })),
    },
  };
};
