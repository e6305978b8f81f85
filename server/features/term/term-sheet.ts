import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { type classes, evaluations, responses } from '../../db/schema.ts';
import { isGivenForm, isTermSheet } from '../evaluations/kinds.ts';
import { settledRemark } from './settled.ts';

/** What stands where a form has its lesson: in lists of texts that are alike, for one. */
const TITLE = '학기 기록문';

/** The class's term sheet, made when it is first asked for. Race: two at once; the unique index keeps the first. */
export async function ensureTermSheet(
  ctx: Context,
  tx: Database,
  owner: Pick<typeof classes.$inferSelect, 'id' | 'type'>,
): Promise<string> {
  const own = and(eq(evaluations.classId, owner.id), isTermSheet);
  const find = () => tx.select({ id: evaluations.id }).from(evaluations).where(own);
  const [existing] = await find();
  if (existing) return existing.id;
  const id = newId();
  const made = await tx
    .insert(evaluations)
    .values({
      id,
      classId: owner.id,
      kind: 'term',
      type: owner.type,
      classContent: TITLE,
      questions: [],
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: evaluations.id });
  return made[0]?.id ?? (await find())[0]?.id ?? id;
}

/** The forms that the class was given, the oldest first: what a term remark is written from. */
export async function findGivenForms(db: Database, classId: string) {
  return db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.classId, classId), isGivenForm))
    .orderBy(asc(evaluations.createdAt), asc(evaluations.id));
}

/** Everything in these forms, about one student or all. */
export async function findInForms(db: Database, forms: readonly { id: string }[], studentId?: string) {
  if (forms.length === 0) return [];
  const ofForms = inArray(
    responses.evaluationId,
    forms.map(({ id }) => id),
  );
  return db
    .select()
    .from(responses)
    .where(studentId === undefined ? ofForms : and(ofForms, eq(responses.studentId, studentId)));
}

/**
 * Who was seen in some form of the class, or has a remark there that the teacher settled: for a term remark that is as
 * good as an observation of its own. Nobody where the sheet is a form, which stands for itself.
 */
export async function findSeenElsewhere(
  db: Database,
  sheet: { kind: 'form' | 'term'; classId: string },
  studentId?: string,
): Promise<ReadonlySet<string>> {
  if (sheet.kind === 'form') return new Set();
  const rows = await findInForms(db, await findGivenForms(db, sheet.classId), studentId);
  return new Set(
    rows.filter((row) => row.observation?.trim() || settledRemark(row)).map((row) => row.studentId),
  );
}
