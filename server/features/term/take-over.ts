import { and, eq } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { expectedStudents } from '../../db/schema.ts';
import { type ExpectedRow, findExpected, likenessOf } from './expected.ts';
import { placeOf } from './places.ts';
import { putTermText } from './term-texts.ts';

/** The expected student becomes this one: the row goes, its texts are the versions of a term remark. */
export async function handOver(
  ctx: Context,
  tx: Database,
  row: ExpectedRow,
  { sheetId, studentId, by }: { sheetId: () => Promise<string>; studentId: string; by: string },
): Promise<void> {
  const gone = await tx
    .delete(expectedStudents)
    .where(eq(expectedStudents.id, row.id))
    .returning({ id: expectedStudents.id });
  // Race: two who take the same text over; it is one student's.
  if (gone.length === 0 || row.remark === null) return;
  await putTermText(ctx, tx, {
    sheetId: await sheetId(),
    studentId,
    texts: [...row.earlier, row.remark],
    by,
  });
}

/** Whoever joins with the number and the name of somebody expected takes that row over; half of it takes nothing. */
export async function takeOver(
  ctx: Context,
  tx: Database,
  classId: string,
  student: { id: string; name: string; studentNumber: string | null; sheetId: () => Promise<string> },
): Promise<void> {
  const own = { place: placeOf(student.studentNumber), name: student.name };
  const meant = (await findExpected(tx, classId)).filter(
    (row) => likenessOf({ place: row, name: row.name }, own) === 'both',
  );
  const [row] = meant;
  // Two of one number and name, of two grades that nobody said: the teacher knows which.
  if (!row || meant.length > 1) return;
  const { id: studentId, sheetId } = student;
  await handOver(ctx, tx, row, { sheetId, studentId, by: row.createdBy });
}

/** @throws NOT_FOUND unless somebody of this id is expected in the class */
export async function expectedIn(tx: Database, classId: string, id: string): Promise<ExpectedRow> {
  const [row] = await tx
    .select()
    .from(expectedStudents)
    .where(and(eq(expectedStudents.id, id), eq(expectedStudents.classId, classId)))
    .for('update');
  if (!row) throw new CodedError('NOT_FOUND');
  return row;
}
