import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { evaluations, remarkVersions, responses } from '../../db/schema.ts';
import { isTermSheet } from '../evaluations/kinds.ts';

/** The rows of a class's term sheet; none before it was first opened. */
export async function findTermRows(db: Database, classId: string) {
  const rows = await db
    .select({ response: responses })
    .from(responses)
    .innerJoin(evaluations, eq(evaluations.id, responses.evaluationId))
    .where(and(eq(evaluations.classId, classId), isTermSheet));
  return rows.map(({ response }) => response);
}

/**
 * A text out of a sheet becomes the term remark of somebody in the class: private, unconfirmed, and each text that the
 * sheet's row has had is a version. What stood there before is one already.
 * @returns false where that very text stands there
 */
export async function putTermText(
  ctx: Context,
  tx: Database,
  { sheetId, studentId, texts, by }: { sheetId: string; studentId: string; texts: string[]; by: string },
): Promise<boolean> {
  const text = texts.at(-1);
  if (text === undefined) return false;
  const now = ctx.clock.now();
  const own = and(eq(responses.evaluationId, sheetId), eq(responses.studentId, studentId));
  await tx
    .insert(responses)
    .values({ id: newId(), evaluationId: sheetId, studentId, createdAt: now })
    .onConflictDoNothing();
  // Race: a sheet against somebody who writes in the editor; the later of the two sees the other's version.
  const [row] = await tx.select().from(responses).where(own).for('update');
  if (!row || row.remark === text) return false;
  await tx
    .update(responses)
    .set({ remark: text, provenance: null, confirmedAt: null, version: row.version + 1 })
    .where(eq(responses.id, row.id));
  for (const one of texts)
    await tx.insert(remarkVersions).values({
      id: newId(),
      responseId: row.id,
      text: one,
      writer: 'sheet',
      createdBy: by,
      createdAt: now,
    });
  return true;
}
