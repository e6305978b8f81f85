import { auditView } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { findStudents } from './queries.ts';

export const listClassStudents: Handler<'listClassStudents'> = async (ctx, actor, input) => {
  const { id } = await taughtClass(ctx.db, actor, input.id);
  const students = await findStudents(ctx.db, id);
  await auditView(ctx, actor, {
    action: 'listClassStudents',
    subjectType: 'class',
    subjectId: id,
    people: students.length,
  });
  return { students };
};
