import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Admin, Student, Teacher } from '../actor.ts';
import { CodedError } from '../coded-error.ts';
import type { Database } from '../db/connection.ts';
import { hotStatement } from '../db/hot-statement.ts';
import { classes, enrolments, evaluations, jobs, responses } from '../db/schema.ts';
import { isGivenForm, isLivingForm, isLivingSheet } from './evaluations/kinds.ts';

declare const proof: unique symbol;
/** An id that this file has found to be the actor's own. Nothing else can mint one. */
type Proved<What extends string> = string & { readonly [proof]: What };

export type TaughtClassId = Proved<'taught class'>;
/** A form. */
export type TaughtEvaluationId = TaughtSheetId & Proved<'taught evaluation'>;
/** What remarks are written on: a form, or the term sheet of a class. */
export type TaughtSheetId = Proved<'taught sheet'>;
export type TaughtResponseId = Proved<'taught response'>;
export type TaughtJobId = Proved<'taught job'>;
export type JoinedClassId = Proved<'joined class'>;
export type ReceivedEvaluationId = Proved<'received evaluation'>;
export type OwnResponseId = Proved<'own response'>;

/** Rows to lock until the transaction ends: `update` to change them, `share` to keep others from changing them. */
export type Lock = 'update' | 'share';

function found<T>(row: T | undefined): T {
  // Hidden equals absent: somebody else's thing answers just like one that never was.
  if (row === undefined) throw new CodedError('NOT_FOUND');
  return row;
}

/** Whose classes somebody answers for: a teacher for the own, an administrator for everybody's. */
function keptBy(keeper: Teacher | Admin) {
  return keeper.role === 'admin' ? undefined : eq(classes.teacherId, keeper.userId);
}

/** @throws NOT_FOUND unless the teacher owns this class */
export async function taughtClass(db: Database, teacher: Teacher | Admin, id: string, lock?: Lock) {
  const query = db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), keptBy(teacher), isNull(classes.deletedAt)));
  const row = found((await (lock ? query.for(lock) : query))[0]);
  return { ...row, id: row.id as TaughtClassId };
}

/** @throws NOT_FOUND unless the form belongs to a class of the teacher; a term sheet is no form */
export async function taughtEvaluation(db: Database, teacher: Teacher | Admin, id: string, lock?: Lock) {
  const row = await sheetOf(db, teacher, { id, which: isLivingForm, lock });
  return { ...row, id: row.id as TaughtEvaluationId };
}

/** @throws NOT_FOUND unless the form, or the term sheet, belongs to a class of the teacher */
export function taughtSheet(db: Database, teacher: Teacher, id: string, lock?: Lock) {
  return sheetOf(db, teacher, { id, which: isLivingSheet, lock });
}

async function sheetOf(
  db: Database,
  teacher: Teacher | Admin,
  { id, which, lock }: { id: string; which: SQL | undefined; lock: Lock | undefined },
) {
  const query = db
    .select({ evaluation: evaluations, class: classes })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(and(eq(evaluations.id, id), which, keptBy(teacher), isNull(classes.deletedAt)));
  const row = found((await (lock ? query.for(lock, { of: evaluations }) : query))[0]);
  return {
    ...row.evaluation,
    id: row.evaluation.id as TaughtSheetId,
    class: { ...row.class, id: row.class.id as TaughtClassId },
  };
}

/**
 * A response to one of the teacher's forms, or a row of a term sheet. With a lock the form is held first and shared, the response second and
 * alone: everybody takes them in that order, so nobody waits in a circle.
 * @throws NOT_FOUND unless it is one
 */
export async function taughtResponse(db: Database, teacher: Teacher, id: string, lock?: 'update') {
  const [at] = await db
    .select({ evaluationId: responses.evaluationId })
    .from(responses)
    .where(eq(responses.id, id));
  const evaluation = await taughtSheet(db, teacher, found(at).evaluationId, lock && 'share');
  const query = db.select().from(responses).where(eq(responses.id, id));
  const row = found((await (lock ? query.for(lock) : query))[0]);
  return { ...row, id: row.id as TaughtResponseId, evaluation };
}

/** @throws NOT_FOUND unless the job writes for one of the teacher's forms or term sheets */
export async function taughtJob(db: Database, teacher: Teacher, id: string, lock?: 'update') {
  const query = db.select().from(jobs).where(eq(jobs.id, id));
  const row = found((await (lock ? query.for(lock) : query))[0]);
  const evaluation = await taughtSheet(db, teacher, row.evaluationId);
  return { ...row, id: row.id as TaughtJobId, evaluation };
}

/** @throws NOT_FOUND unless the student is in this class now */
export async function joinedClass(db: Database, student: Student, id: string, lock?: Lock) {
  const query = db
    .select({ class: classes, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(
      and(
        eq(enrolments.classId, id),
        eq(enrolments.studentId, student.userId),
        isNull(enrolments.leftAt),
        isNull(classes.deletedAt),
      ),
    );
  const row = found((await (lock ? query.for(lock, { of: enrolments }) : query))[0]);
  return { ...row.class, id: row.class.id as JoinedClassId };
}

/**
 * A form that was handed out to the student. Locking holds the form, shared with the whole class, so that closing waits;
 * and the student's own enrolment, alone, so that leaving waits and one student writes one thing at a time.
 * @throws NOT_FOUND for a draft form, a class not joined, a class left
 */
export async function receivedEvaluation(db: Database, student: Student, id: string, lock?: 'share') {
  const query = db
    .select({ evaluation: evaluations, class: classes })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .innerJoin(enrolments, eq(enrolments.classId, classes.id))
    .where(
      and(
        eq(evaluations.id, id),
        isGivenForm,
        isNull(classes.deletedAt),
        eq(enrolments.studentId, student.userId),
        isNull(enrolments.leftAt),
      ),
    );
  const row = found((await (lock ? query.for(lock, { of: evaluations }) : query))[0]);
  if (lock) {
    const held = await db
      .select({ classId: enrolments.classId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.classId, row.class.id),
          eq(enrolments.studentId, student.userId),
          isNull(enrolments.leftAt),
        ),
      )
      .for('no key update');
    found(held[0]);
  }
  return { ...row.evaluation, id: row.evaluation.id as ReceivedEvaluationId, class: row.class };
}

const holdForm = hotStatement<{
  id: string;
  questions: string[];
  isDistributed: boolean;
  markedClosed: boolean;
  dueMs: number | null;
}>(
  'hold_received_evaluation',
  sql`
  SELECT f.id, f.questions, f.is_distributed AS "isDistributed", f.is_closed AS "markedClosed",
    (extract(epoch FROM f.due_at) * 1000)::float8 AS "dueMs"
  FROM ${evaluations} f JOIN ${classes} c ON c.id = f.class_id JOIN ${enrolments} e ON e.class_id = c.id
  WHERE f.id = ${sql.placeholder('form')} AND f.kind = 'form' AND f.is_distributed AND f.deleted_at IS NULL AND c.deleted_at IS NULL
    AND e.student_id = ${sql.placeholder('student')} AND e.left_at IS NULL
  FOR SHARE OF f FOR NO KEY UPDATE OF e`,
);

/**
 * What `receivedEvaluation` locks, in one statement and with only what submitting looks at: a whole class does this within
 * minutes (docs/decisions/0006-submit-cost.md). A row that somebody is changing is waited for, and judged as it is then.
 * @throws NOT_FOUND as `receivedEvaluation` does
 */
export async function heldEvaluation(tx: Database, student: Student, id: string) {
  const row = found((await holdForm(tx, { form: id, student: student.userId }))[0]);
  return {
    ...row,
    id: row.id as ReceivedEvaluationId,
    dueAt: row.dueMs === null ? null : new Date(row.dueMs),
  };
}

/** @throws NOT_FOUND unless the student submitted it, or may read it, in a class that the student is still in */
export async function ownResponse(db: Database, student: Student, id: string, lock?: 'update') {
  const [at] = await db
    .select({ evaluationId: responses.evaluationId })
    .from(responses)
    .where(and(eq(responses.id, id), eq(responses.studentId, student.userId)));
  const evaluation = await receivedEvaluation(db, student, found(at).evaluationId, lock && 'share');
  const query = db
    .select()
    .from(responses)
    .where(and(eq(responses.id, id), eq(responses.studentId, student.userId)));
  const row = found((await (lock ? query.for(lock) : query))[0]);
  // What a teacher has noted about somebody who did not submit is theirs alone until it is published.
  if (!row.submittedAt && !row.publishedAt) throw new CodedError('NOT_FOUND');
  return { ...row, id: row.id as OwnResponseId, evaluation };
}
