import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { expectedStudents } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { expectedIn } from './take-over.ts';

/** Takes an expected student and the text off the class; whoever is in the class is not touched. */
export const removeExpectedStudent: Handler<'removeExpectedStudent'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const owner = await taughtClass(tx, actor, input.classId, 'share');
    const row = await expectedIn(tx, owner.id, input.expectedId);
    await tx.delete(expectedStudents).where(eq(expectedStudents.id, row.id));
    await audit(ctx, tx, actor, {
      action: 'removeExpectedStudent',
      subjectType: 'class',
      subjectId: owner.id,
      people: 1,
    });
    return {};
  });
