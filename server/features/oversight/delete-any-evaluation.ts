import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';

/** Soft, and in any state: nobody sees the form any more, the answers stay stored. */
export const deleteAnyEvaluation: Handler<'deleteAnyEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: deleting against submitting and publishing, which hold the form while they write.
    const { id } = await taughtEvaluation(tx, actor, input.id, 'update');
    await tx.update(evaluations).set({ deletedAt: ctx.clock.now() }).where(eq(evaluations.id, id));
    await audit(ctx, tx, actor, {
      action: 'deleteAnyEvaluation',
      subjectType: 'evaluation',
      subjectId: id,
    });
    return {};
  });
