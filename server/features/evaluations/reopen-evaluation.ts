import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { holdRole } from '../users/queries.ts';
import { replyEvaluation } from './queries.ts';
import { assertReopenable } from './rules.ts';

/** Published remarks stay published; publishing anything new needs closing again. */
export const reopenEvaluation: Handler<'reopenEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    await holdRole(tx, actor);
    // Race: reopening against publishing, which holds the form while it writes.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    assertReopenable(form);
    await tx.update(evaluations).set({ isClosed: false, closedAt: null }).where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, {
      action: 'reopenEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
    });
    return replyEvaluation(tx, form.id);
  });
