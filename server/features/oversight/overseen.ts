import { eq, inArray, type SQL } from 'drizzle-orm';
import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { classes, evaluations, users } from '../../db/schema.ts';
import { findEvaluations } from '../evaluations/queries.ts';
import type { TaughtEvaluationId } from '../scope.ts';

/** Forms with whose they are, newest first; what is written in them stays their teacher's to change. */
export async function findOverseen(
  db: Database,
  where: SQL | undefined,
  now: Date,
): Promise<OverseenEvaluation[]> {
  const forms = await findEvaluations(db, where, now);
  if (forms.length === 0) return [];
  const rows = await db
    .select({
      classId: classes.id,
      teacher: { id: users.id, name: users.name, email: users.email, school: users.school },
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(inArray(classes.id, [...new Set(forms.map((form) => form.class_id))]));
  const teacherOf = new Map(rows.map((row) => [row.classId, row.teacher]));
  return forms.flatMap((form) => {
    const teacher = teacherOf.get(form.class_id);
    return teacher ? [{ ...form, teacher, can: { ...form.can, edit: false, distribute: false } }] : [];
  });
}

/** The form as an administrator sees it, after whatever was done to it. @throws NOT_FOUND */
export async function replyOverseen(db: Database, id: TaughtEvaluationId, now: Date) {
  const [evaluation] = await findOverseen(db, eq(evaluations.id, id), now);
  if (!evaluation) throw new CodedError('NOT_FOUND');
  return { evaluation };
}
