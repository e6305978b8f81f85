import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { classCodes, classes, enrolments, evaluations, responses, users } from '../../db/schema.ts';
import { isGivenForm, isLivingForm } from '../evaluations/kinds.ts';
import { submissionStatusOf } from '../responses/present.ts';
import type { TaughtClassId } from '../scope.ts';
import type { ClassRow } from './present.ts';

/** Classes with what a card shows, newest first. `drafts`: whether forms not yet handed out count. */
export async function findClasses(
  db: Database,
  where: { ids: string[]; drafts: boolean },
): Promise<ClassRow[]> {
  if (where.ids.length === 0) return [];
  // One after the other: inside a transaction there is one connection, and it does one thing at a time.
  const rows = await db
    .select({ class: classes, code: classCodes.code, teacher: users })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(classCodes, and(eq(classCodes.classId, classes.id), eq(classCodes.isCurrent, true)))
    .where(and(inArray(classes.id, where.ids), isNull(classes.deletedAt)))
    .orderBy(sql`${classes.createdAt} DESC, ${classes.id} DESC`);
  const students = await db
    .select({ classId: enrolments.classId, n: count() })
    .from(enrolments)
    .where(and(inArray(enrolments.classId, where.ids), isNull(enrolments.leftAt)))
    .groupBy(enrolments.classId);
  const forms = await db
    .select({ classId: evaluations.classId, n: count() })
    .from(evaluations)
    .where(and(inArray(evaluations.classId, where.ids), where.drafts ? isLivingForm : isGivenForm))
    .groupBy(evaluations.classId);
  const studentsOf = new Map(students.map((row) => [row.classId, row.n]));
  const formsOf = new Map(forms.map((row) => [row.classId, row.n]));
  return rows.map((row) => ({
    ...row.class,
    code: row.code,
    teacher: row.teacher,
    studentCount: studentsOf.get(row.class.id) ?? 0,
    evaluationCount: formsOf.get(row.class.id) ?? 0,
  }));
}

/** The students in a class now, by number, each with the state of every form handed out. */
export async function findStudents(db: Database, classId: TaughtClassId) {
  const [rows, forms, given] = await Promise.all([
    db
      .select({ user: users, enrolment: enrolments })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.studentId))
      .where(and(eq(enrolments.classId, classId), isNull(enrolments.leftAt)))
      .orderBy(
        sql`${enrolments.studentNumber} COLLATE "C" NULLS LAST, ${users.name} COLLATE "C", ${users.id}`,
      ),
    db
      .select({ id: evaluations.id })
      .from(evaluations)
      .where(and(eq(evaluations.classId, classId), isGivenForm))
      .orderBy(evaluations.createdAt),
    db
      .select({
        evaluationId: responses.evaluationId,
        studentId: responses.studentId,
        submittedAt: responses.submittedAt,
        remark: responses.remark,
        publishedAt: responses.publishedAt,
      })
      .from(responses)
      .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
      .where(and(eq(evaluations.classId, classId), isGivenForm)),
  ]);
  const states = new Map(
    given.map((row) => [`${row.evaluationId} ${row.studentId}`, submissionStatusOf(row)]),
  );
  return rows.map(({ user, enrolment }) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    student_number: enrolment.studentNumber,
    joined_at: enrolment.joinedAt.toISOString(),
    submissions: forms.map((form) => ({
      evaluation_id: form.id,
      status: states.get(`${form.id} ${user.id}`) ?? ('not_submitted' as const),
    })),
  }));
}
