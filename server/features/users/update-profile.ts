import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from './present.ts';
import { isTaken } from './queries.ts';
import { assertStudentFields } from './rules.ts';

/** Saves name, school and what belongs to the role; a student's number is taken anew for the current school year. */
export const updateProfile: Handler<'updateProfile'> = async (ctx, actor, input) => {
  const isStudent = actor.role === 'student';
  const studentNumber = isStudent ? assertStudentFields(input) : null;
  const hasRole = actor.role === null ? isNull(users.role) : eq(users.role, actor.role);
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({
          name: input.name,
          school: input.school,
          studentNumber,
          studentYear: isStudent ? schoolYear(ctx.clock.now()) : null,
          ...(actor.role === 'teacher' && input.subject !== undefined
            ? { subject: input.subject || null }
            : {}),
        })
        // Race: another role meanwhile has other fields, and whoever was shut out saves nothing.
        .where(and(eq(users.id, actor.userId), hasRole, eq(users.isActive, true)))
        .returning();
      if (!row) throw new CodedError('FORBIDDEN');
      await audit(ctx, tx, actor, { action: 'updateProfile', subjectType: 'user', subjectId: actor.userId });
      return { user: presentUser(row) };
    });
  } catch (error) {
    if (isTaken(error, 'users_student_number')) throw new CodedError('STUDENT_NUMBER_TAKEN');
    throw error;
  }
};
