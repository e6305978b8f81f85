import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtClass } from '../scope.ts';
import { findExpected, presentExpected } from './expected.ts';

export const listExpectedStudents: Handler<'listExpectedStudents'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.classId);
  const rows = await findExpected(ctx.db, id);
  if (rows.length > 0)
    await audit(ctx, ctx.db, actor, {
      action: 'listExpectedStudents',
      subjectType: 'class',
      subjectId: id,
      people: rows.length,
    });
  return { expected: presentExpected(rows, await findEnrolled(ctx.db, id)) };
};
