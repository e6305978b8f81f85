import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { leaveRole, returnToClasses } from '../auth/choose-role.ts';
import { voidResetTokens } from '../auth/reset-token.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { holdUser } from '../users/hold-user.ts';
import { presentUser, type UserRow } from '../users/present.ts';
import { assertRoleFields } from './rules.ts';
import { refusingTaken } from './taken.ts';

/** Fields that are absent keep what is stored. Another role holds at once, by the rules of updateRole. */
export const updateUser: Handler<'updateUser'> = async (ctx, actor, input) =>
  refusingTaken(ctx.db, input.email, () =>
    ctx.db.transaction(async (tx) => {
      const before = await holdUser(tx, input.id, { endsAdmin: input.role !== 'admin' });
      const ofRole = fieldsOfRole(before, input, ctx.clock.now());
      const changesRole = before.role !== input.role;
      if (changesRole) await leaveRole(ctx, tx, before);
      const [after] = await tx
        .update(users)
        .set({
          name: input.name,
          email: input.email,
          role: input.role,
          ...ofRole,
          ...(input.role === 'student' ? { subject: null } : {}),
        })
        .where(eq(users.id, before.id))
        .returning();
      if (!after) throw new CodedError('NOT_FOUND');
      if (changesRole && input.role === 'student') await returnToClasses(tx, before.id);
      // The letters that are still under way went to the old address.
      if (before.email !== input.email) await voidResetTokens(ctx, tx, before.id);
      if (changesRole) {
        const own = before.id === actor.userId ? actor.sessionId : null;
        await revokeOtherSessions(ctx, tx, before.id, own);
      }
      const subject = { subjectType: 'user', subjectId: before.id } as const;
      await audit(ctx, tx, actor, { action: 'updateUser', ...subject });
      // What somebody may do has changed: whoever reads the log looks for that by its own name.
      if (changesRole) await audit(ctx, tx, actor, { action: 'updateRole', ...subject });
      return { user: presentUser(after) };
    }),
  );

interface Given {
  role: 'admin' | 'teacher' | 'student';
  school?: string | null | undefined;
  student_number?: string | null | undefined;
}

/** A number that nobody has mentioned keeps the school year in which it was given. */
function fieldsOfRole(before: UserRow, given: Given, now: Date) {
  const school = given.school === undefined ? before.school : given.school;
  const number = given.student_number === undefined ? before.studentNumber : given.student_number;
  const fields = assertRoleFields(given.role, { school, student_number: number }, now);
  const keepsNumber = given.student_number === undefined && before.role === 'student';
  return keepsNumber && given.role === 'student' ? { ...fields, studentYear: before.studentYear } : fields;
}
