import { and, eq, isNull } from 'drizzle-orm';
import type { Teacher } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { enrolments, responses } from '../../db/schema.ts';
import { taughtResponse, taughtSheet } from '../scope.ts';

/**
 * A student's row of a term sheet, made where there is none, and held until the transaction ends.
 * @throws NOT_FOUND for somebody who is not in the class
 */
export async function holdTermRow(
  ctx: Context,
  tx: Database,
  teacher: Teacher,
  { sheetId, studentId }: { sheetId: string; studentId: string },
) {
  const sheet = await taughtSheet(tx, teacher, sheetId, 'share');
  // Race: writing about somebody against their leaving.
  const enrolled = await tx
    .select({ studentId: enrolments.studentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.classId, sheet.class.id),
        eq(enrolments.studentId, studentId),
        isNull(enrolments.leftAt),
      ),
    )
    .for('share');
  if (enrolled.length === 0) throw new CodedError('NOT_FOUND');
  const made = await tx
    .insert(responses)
    .values({ id: newId(), evaluationId: sheet.id, studentId, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: responses.id });
  const [found] = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.evaluationId, sheet.id), eq(responses.studentId, studentId)));
  if (!found) throw new CodedError('BUSY');
  return { row: await taughtResponse(tx, teacher, found.id, 'update'), isNew: made.length > 0 };
}
