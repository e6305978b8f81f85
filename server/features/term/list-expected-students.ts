import { auditView } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtClass } from '../scope.ts';
import { findExpected, presentExpected } from './expected.ts';

export const listExpectedStudents: Handler<'listExpectedStudents'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.classId);
  const rows = await findExpected(ctx.db, id);
  const expected = presentExpected(rows, await findEnrolled(ctx.db, id));
  const resembled = new Set(expected.flatMap(({ resembles }) => resembles.map((one) => one.id)));
  await auditView(ctx, actor, {
    action: 'listExpectedStudents',
    subjectType: 'class',
    subjectId: id,
    people: rows.length + resembled.size,
  });
  return { expected };
};
