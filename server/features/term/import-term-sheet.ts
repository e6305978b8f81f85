import { eq } from 'drizzle-orm';
import { MOST_PROBLEMS } from '../../../contract/errors.ts';
import { audit, auditView } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { expectedStudents } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { byteLimitOf } from '../remarks/byte-limit.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtClass } from '../scope.ts';
import { findExpected } from './expected.ts';
import { planImport, type Planned } from './plan-import.ts';
import { readSheet } from './read-sheet.ts';
import { classWords } from './sheet-words.ts';
import { ensureTermSheet } from './term-sheet.ts';
import { findTermRows, putTermText } from './term-texts.ts';

const CHANGED = '미리 본 뒤에 바뀐 것이 있습니다. 다시 살펴본 뒤 저장해 주세요.';

/**
 * Reads a sheet of term remarks: what each row would do, or all of it at once, or nothing. Who is in the class gets the
 * text as a new version; who is not is expected, with the text, until they join.
 */
export const importTermSheet: Handler<'importTermSheet'> = async (ctx, actor, input) => {
  const byteLimit = await byteLimitOf(ctx, await taughtClass(ctx.db, actor, input.classId));
  return ctx.db.transaction(async (tx) => {
    // Race: two sheets at once, and a sheet against somebody who joins, who holds the class shared: one after the other.
    const owner = await taughtClass(tx, actor, input.classId, input.preview ? undefined : 'update');
    const read = readSheet(input.rows, { ...classWords(owner), name: owner.name });
    const plan = planImport(
      read.entries,
      {
        students: await findEnrolled(tx, owner.id),
        expected: await findExpected(tx, owner.id),
        remarks: new Map((await findTermRows(tx, owner.id)).map((row) => [row.studentId, row])),
        byteLimit,
      },
      input.choices ?? [],
    );
    const errors = [...read.errors, ...plan.errors].sort((a, b) => a.row - b.row);
    const reply = {
      rows: plan.rows.map(({ shown }) => shown),
      errors: errors.slice(0, MOST_PROBLEMS),
      errorCount: errors.length,
      seen: plan.seen,
    };
    if (input.preview) {
      const named = reply.rows.flatMap(({ student, candidates }) => [
        ...(student ? [student] : []),
        ...candidates,
      ]);
      await auditView(
        ctx,
        actor,
        {
          action: 'importTermSheet',
          subjectType: 'class',
          subjectId: owner.id,
          people: new Set(named.map(({ id }) => id)).size,
        },
        tx,
      );
      return reply;
    }
    const open = plan.rows.filter(({ shown }) => shown.outcome === 'half');
    const refusals = [
      ...errors.map(({ row, message }) => ({ path: `rows.${row}`, message: `${row}행: ${message}` })),
      ...open.map(({ shown }) => ({
        path: `rows.${shown.row}`,
        message: `${shown.row}행: 같은 학생인지 먼저 골라 주세요.`,
      })),
    ];
    if (refusals[0]) throw new CodedError('VALIDATION', { message: refusals[0].message, details: refusals });
    if (input.seen !== plan.seen) throw new CodedError('STALE', { message: CHANGED });
    const sheetId = await ensureTermSheet(ctx, tx, owner);
    for (const planned of plan.rows) {
      const { entry, shown } = planned;
      if (shown.student && entry.text !== null)
        await putTermText(ctx, tx, {
          ...{ sheetId, studentId: shown.student.id, texts: [entry.text], by: actor.userId },
        });
      else if (shown.outcome === 'expected') await expect(planned);
    }
    await audit(ctx, tx, actor, {
      action: 'importTermSheet',
      subjectType: 'class',
      subjectId: owner.id,
      people: plan.rows.length,
    });
    return reply;

    async function expect({ entry, known }: Planned) {
      const text = { remark: entry.text, marked: entry.marked };
      if (known) {
        const earlier = known.remark === null ? known.earlier : [...known.earlier, known.remark];
        await tx
          .update(expectedStudents)
          .set({ ...text, earlier })
          .where(eq(expectedStudents.id, known.id));
        return;
      }
      await tx.insert(expectedStudents).values({
        id: newId(),
        classId: owner.id,
        ...entry.place,
        name: entry.name,
        ...text,
        earlier: [],
        createdBy: actor.userId,
        createdAt: ctx.clock.now(),
      });
    }
  });
};
