import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { replyEvaluation } from './queries.ts';
import { assertActive } from './rules.ts';

/** Nothing can be submitted or cancelled afterwards; remarks can be published. */
export const closeEvaluation: Handler<'closeEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: closing against submitting and cancelling, which hold the form while they write.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    assertActive(form);
    await tx
      .update(evaluations)
      .set({ isClosed: true, closedAt: ctx.clock.now() })
      .where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, { action: 'closeEvaluation', subjectType: 'evaluation', subjectId: form.id });
    return replyEvaluation(tx, form.id);
  });
