import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { enrolments } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';

/** Soft: what the student answered stays with the teacher, and joining again brings it back. */
export const removeStudent: Handler<'removeStudent'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await taughtClass(tx, actor, input.id);
    const ended = await tx
      .update(enrolments)
      .set({ leftAt: ctx.clock.now() })
      .where(
        and(eq(enrolments.classId, id), eq(enrolments.studentId, input.studentId), isNull(enrolments.leftAt)),
      )
      .returning({ studentId: enrolments.studentId });
    if (ended.length === 0) throw new CodedError('NOT_FOUND');
    await audit(ctx, tx, actor, { action: 'removeStudent', subjectType: 'user', subjectId: input.studentId });
    return {};
  });
