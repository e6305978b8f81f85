import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { classes, enrolments, evaluations, users } from '../../db/schema.ts';
import { activeAt } from '../evaluations/queries.ts';
import { isGivenForm } from '../evaluations/kinds.ts';
import type { UserRow } from '../users/present.ts';
import { isTaken } from '../users/queries.ts';
import { assertStudentFields } from '../users/rules.ts';
import { revokeOtherSessions } from './sessions.ts';

export interface ChosenRole {
  role: 'teacher' | 'student';
  school?: string | null | undefined;
  student_number?: string | null | undefined;
  grade?: number | null | undefined;
  class_number?: number | null | undefined;
  subject?: string | null | undefined;
}

/**
 * Gives a person a role, for the first time or another one; what only the old role could do ends in the same moment.
 * @returns the row as it stands afterwards
 * @throws LAST_ADMIN, HAS_ACTIVE_EVALUATION, STUDENT_NUMBER_TAKEN, VALIDATION
 */
export async function chooseRole(
  ctx: Context,
  tx: Database,
  actor: Person,
  chosen: ChosenRole,
): Promise<UserRow> {
  if (actor.role === 'admin') await assertNotLastAdmin(tx, actor.userId);
  // Race: whoever makes or takes something as the old role holds this row (holdRole) until it is done.
  const [before] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('update');
  if (!before?.isActive || before.role !== actor.role) throw new CodedError('FORBIDDEN');
  const school = chosen.school || before.school;
  if (!school) throw invalid('school', '학교를 입력해 주세요.');
  if (before.role !== chosen.role) await leaveRole(ctx, tx, before);
  const isStudent = chosen.role === 'student';
  const studentNumber = isStudent ? assertStudentFields(chosen) : null;
  const subject = chosen.subject === undefined ? before.subject : chosen.subject || null;
  const [after] = await tx
    .update(users)
    .set({
      role: chosen.role,
      school,
      studentNumber,
      studentYear: isStudent ? schoolYear(ctx.clock.now()) : null,
      subject: isStudent ? null : subject,
    })
    .where(eq(users.id, actor.userId))
    .returning()
    .catch((error: unknown) => {
      if (isTaken(error, 'users_student_number')) throw new CodedError('STUDENT_NUMBER_TAKEN');
      throw error;
    });
  if (!after) throw new CodedError('UNAUTHENTICATED');
  if (isStudent && before.role !== 'student') await returnToClasses(tx, actor.userId);
  if (before.role !== chosen.role) await revokeOtherSessions(ctx, tx, actor.userId, actor.sessionId);
  return after;
}

/** Ends what belongs to the old role; the caller holds the row. @throws HAS_ACTIVE_EVALUATION */
export async function leaveRole(ctx: Context, tx: Database, before: UserRow): Promise<void> {
  if (before.role === 'teacher') await assertNothingActive(tx, before.id, ctx.clock.now());
  if (before.role === 'student') {
    await tx
      .update(enrolments)
      .set({ leftAt: ctx.clock.now(), leftWithRole: true })
      .where(and(eq(enrolments.studentId, before.id), isNull(enrolments.leftAt)));
  }
}

/** Enrolments that ended with the role come back with it, in classes that still exist. */
export async function returnToClasses(tx: Database, userId: string): Promise<void> {
  const existing = tx.select({ id: classes.id }).from(classes).where(isNull(classes.deletedAt));
  await tx
    .update(enrolments)
    .set({ leftAt: null, leftWithRole: false })
    .where(
      and(
        eq(enrolments.studentId, userId),
        eq(enrolments.leftWithRole, true),
        inArray(enrolments.classId, existing),
      ),
    );
}

/**
 * Somebody must always be able to get in. Race: two administrators who step down at once; each holds all of them, in one
 * order, before anything else, so that the second sees what the first did and neither waits for ever.
 * @throws LAST_ADMIN
 */
export async function assertNotLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('update');
  if (admins.every(({ id }) => id === userId)) throw new CodedError('LAST_ADMIN');
}

/** @throws HAS_ACTIVE_EVALUATION while students may be answering a form of this teacher */
export async function assertNothingActive(tx: Database, teacherId: string, now: Date): Promise<void> {
  const [found] = await tx
    .select({ active: count() })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.deletedAt), isGivenForm, activeAt(now)));
  if (found && found.active > 0) throw new CodedError('HAS_ACTIVE_EVALUATION');
}
