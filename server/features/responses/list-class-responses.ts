import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isLivingForm } from '../evaluations/kinds.ts';
import { findDismissals } from '../findings/queries.ts';
import { taughtClass } from '../scope.ts';
import { presentResponse } from './present.ts';
import { findEnrolled } from './queries.ts';

/** All that the students in the class now have submitted, or the teacher has written, over all forms of the class. */
export const listClassResponses: Handler<'listClassResponses'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.classId);
  const [students, rows, dismissals] = await Promise.all([
    findEnrolled(ctx.db, id),
    ctx.db
      .select({ response: responses })
      .from(responses)
      .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
      .where(and(eq(evaluations.classId, id), isLivingForm))
      .orderBy(sql`${evaluations.createdAt}, ${responses.createdAt}, ${responses.id}`),
    findDismissals(ctx.db, and(eq(evaluations.classId, id), isLivingForm)),
  ]);
  const enrolled = new Map(students.map((student) => [student.id, student]));
  const shown = rows.flatMap(({ response }) => {
    const student = enrolled.get(response.studentId);
    if (!student) return [];
    const one = presentResponse(response, student, dismissals.get(response.id) ?? []);
    return [{ ...one, evaluation_id: response.evaluationId }];
  });
  await audit(ctx, ctx.db, actor, {
    action: 'listClassResponses',
    subjectType: 'class',
    subjectId: id,
    people: new Set(shown.map(({ student_id }) => student_id)).size,
  });
  return { responses: shown };
};
