import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtClass } from '../scope.ts';
import { expectedIn, handOver } from './take-over.ts';
import { ensureTermSheet } from './term-sheet.ts';

/** The teacher says who an expected student is: that one's term remark becomes the text, as a new version. */
export const assignExpectedStudent: Handler<'assignExpectedStudent'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: giving the text to one against another joining and taking it over.
    const owner = await taughtClass(tx, actor, input.classId, 'update');
    const row = await expectedIn(tx, owner.id, input.expectedId);
    const enrolled = await findEnrolled(tx, owner.id);
    if (!enrolled.some((one) => one.id === input.studentId)) throw new CodedError('NOT_FOUND');
    await handOver(ctx, tx, row, {
      sheetId: () => ensureTermSheet(ctx, tx, owner),
      studentId: input.studentId,
      by: actor.userId,
    });
    await audit(ctx, tx, actor, {
      action: 'assignExpectedStudent',
      subjectType: 'class',
      subjectId: owner.id,
      people: 1,
    });
    return {};
  });
