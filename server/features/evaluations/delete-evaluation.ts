import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { assertDraft } from './rules.ts';

export const deleteEvaluation: Handler<'deleteEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: deleting against distributing.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    assertDraft(form);
    await tx.update(evaluations).set({ deletedAt: ctx.clock.now() }).where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, {
      action: 'deleteEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
    });
    return {};
  });
