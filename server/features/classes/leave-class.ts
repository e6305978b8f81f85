import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { enrolments } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { joinedClass } from '../scope.ts';

/** Soft: what the student answered stays with the teacher, and joining again brings it back. */
export const leaveClass: Handler<'leaveClass'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await joinedClass(tx, actor, input.id, 'update');
    await tx
      .update(enrolments)
      .set({ leftAt: ctx.clock.now() })
      .where(and(eq(enrolments.classId, id), eq(enrolments.studentId, actor.userId)));
    await audit(ctx, tx, actor, { action: 'leaveClass', subjectType: 'class', subjectId: id });
    return {};
  });
