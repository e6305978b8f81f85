import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { replyEvaluation } from './queries.ts';
import { assertDraft } from './rules.ts';

/** Fields that are absent keep what is stored. */
export const updateEvaluation: Handler<'updateEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: editing against distributing; students must never see questions change under their hands.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    assertDraft(form);
    await tx
      .update(evaluations)
      .set({
        classContent: input.class_content?.trim() ?? form.classContent,
        questions: input.questions?.map((question) => question.trim()) ?? form.questions,
        ...(input.achievement_standard === undefined
          ? {}
          : { achievementStandard: input.achievement_standard?.trim() || null }),
        ...(input.other_notes === undefined ? {} : { otherNotes: input.other_notes?.trim() || null }),
      })
      .where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, {
      action: 'updateEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
    });
    return replyEvaluation(tx, form.id, ctx.clock.now());
  });
