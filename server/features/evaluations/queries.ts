import { and, count, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { EvaluationReply, StudentEvaluation } from '../../../contract/evaluations.ts';
import type { Student } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { classes, drafts, enrolments, evaluations, responses } from '../../db/schema.ts';
import type { TaughtEvaluationId } from '../scope.ts';
import { isGivenForm, isLivingForm } from './kinds.ts';
import { presentEvaluation, presentForStudent } from './present.ts';

/** Handed out and not closed at that moment, as `isActive` of rules.ts judges it. */
export function activeAt(now: Date): SQL | undefined {
  return and(
    eq(evaluations.isDistributed, true),
    eq(evaluations.markedClosed, false),
    or(isNull(evaluations.dueAt), gt(evaluations.dueAt, now)),
  );
}

/** Forms of living classes with how many of the students in the class now have submitted, newest first. */
export async function findEvaluations(
  db: Database,
  where: SQL | undefined,
  now: Date,
): Promise<EvaluationReply[]> {
  const rows = await db
    .select({ form: evaluations, class: classes })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(and(isLivingForm, isNull(classes.deletedAt), where))
    .orderBy(sql`${evaluations.createdAt} DESC, ${evaluations.id} DESC`);
  if (rows.length === 0) return [];
  // One after the other: inside a transaction there is one connection, and it does one thing at a time.
  const students = await db
    .select({ classId: enrolments.classId, n: count() })
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.classId, [...new Set(rows.map((row) => row.class.id))]),
        isNull(enrolments.leftAt),
      ),
    )
    .groupBy(enrolments.classId);
  const submitted = await db
    .select({ evaluationId: responses.evaluationId, n: count() })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, evaluations.classId), eq(enrolments.studentId, responses.studentId)),
    )
    .where(
      and(
        inArray(
          responses.evaluationId,
          rows.map((row) => row.form.id),
        ),
        isNotNull(responses.submittedAt),
        isNull(enrolments.leftAt),
      ),
    )
    .groupBy(responses.evaluationId);
  const studentsOf = new Map(students.map((row) => [row.classId, row.n]));
  const submittedTo = new Map(submitted.map((row) => [row.evaluationId, row.n]));
  return rows.map((row) =>
    presentEvaluation(
      { ...row.form, class: row.class },
      { students: studentsOf.get(row.class.id) ?? 0, responses: submittedTo.get(row.form.id) ?? 0 },
      now,
    ),
  );
}

/** The form as it stands now, after whatever was done to it. @throws NOT_FOUND */
export async function replyEvaluation(db: Database, id: TaughtEvaluationId, now: Date) {
  const [evaluation] = await findEvaluations(db, eq(evaluations.id, id), now);
  if (!evaluation) throw new CodedError('NOT_FOUND');
  return { evaluation };
}

/** The forms that were handed out to a student, newest first, with the student's own state in each. */
export async function findReceived(
  db: Database,
  student: Student,
  now: Date,
  classId?: string,
): Promise<StudentEvaluation[]> {
  const rows = await db
    .select({ form: evaluations, class: classes, response: responses, draft: { savedAt: drafts.savedAt } })
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.id, enrolments.classId), isNull(classes.deletedAt)))
    .innerJoin(evaluations, and(eq(evaluations.classId, classes.id), isGivenForm))
    .leftJoin(
      responses,
      and(eq(responses.evaluationId, evaluations.id), eq(responses.studentId, enrolments.studentId)),
    )
    .leftJoin(
      drafts,
      and(eq(drafts.evaluationId, evaluations.id), eq(drafts.studentId, enrolments.studentId)),
    )
    .where(
      and(
        eq(enrolments.studentId, student.userId),
        isNull(enrolments.leftAt),
        classId ? eq(enrolments.classId, classId) : undefined,
      ),
    )
    .orderBy(sql`${evaluations.createdAt} DESC, ${evaluations.id} DESC`);
  return rows.map((row) =>
    presentForStudent(
      { ...row.form, class: row.class },
      {
        responseId: row.response?.id ?? null,
        submittedAt: row.response?.submittedAt ?? null,
        hasRemark: row.response?.remark != null,
        publishedAt: row.response?.publishedAt ?? null,
        hasDraft: row.draft !== null,
      },
      now,
    ),
  );
}
