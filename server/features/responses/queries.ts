import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SavedResponse } from '../../../contract/responses.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { enrolments, evaluations, responses, users } from '../../db/schema.ts';
import { findDismissals } from '../findings/queries.ts';
import type { TaughtClassId, TaughtResponseId } from '../scope.ts';
import { type EnrolledStudent, presentResponse } from './present.ts';

const enrolledStudent = {
  id: users.id,
  name: users.name,
  email: users.email,
  student_number: enrolments.studentNumber,
};

/** The students of a class now, by number. */
export async function findEnrolled(db: Database, classId: TaughtClassId): Promise<EnrolledStudent[]> {
  return db
    .select(enrolledStudent)
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(and(eq(enrolments.classId, classId), isNull(enrolments.leftAt)))
    .orderBy(sql`${enrolments.studentNumber} COLLATE "C" NULLS LAST, ${users.name} COLLATE "C", ${users.id}`);
}

/** Everybody who is or was in the class: who has left may still stand in an answer, or be whom the text is about. */
export async function findRosterNames(db: Database, classId: TaughtClassId): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(eq(enrolments.classId, classId));
  return rows.map((row) => row.name);
}

/** One response with its student, whose number is that of the class's year. */
export async function replyResponse(
  db: Database,
  id: TaughtResponseId,
): Promise<{ response: SavedResponse }> {
  const [row] = await db
    .select({ response: responses, student: enrolledStudent })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(users, eq(users.id, responses.studentId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, evaluations.classId), eq(enrolments.studentId, responses.studentId)),
    )
    .where(eq(responses.id, id));
  if (!row) throw new CodedError('NOT_FOUND');
  const dismissals = await findDismissals(db, eq(responses.id, id));
  return { response: presentResponse(row.response, row.student, dismissals.get(id) ?? []) };
}
