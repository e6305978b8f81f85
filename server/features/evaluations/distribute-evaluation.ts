import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { holdRole } from '../users/queries.ts';
import { replyEvaluation } from './queries.ts';
import { assertDraft, readDueAt } from './rules.ts';

/** Hands the form out: from here on its questions stand. With a due date it closes by itself. */
export const distributeEvaluation: Handler<'distributeEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    await holdRole(tx, actor);
    // Race: distributing against editing and deleting.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    assertDraft(form, '이미 배포한 자기평가지입니다.');
    const now = ctx.clock.now();
    const dueAt = readDueAt(input.due_at ?? null, now);
    await tx
      .update(evaluations)
      .set({ isDistributed: true, distributedAt: now, dueAt })
      .where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, {
      action: 'distributeEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
    });
    return replyEvaluation(tx, form.id, now);
  });
