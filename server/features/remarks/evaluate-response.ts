import { eq } from 'drizzle-orm';
import type { Provenance } from '../../../contract/responses.ts';
import type { RecordDraft } from '../../../record/types.ts';
import { audit, recordActivity } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { findRosterNames, replyResponse } from '../responses/queries.ts';
import { areSameAnswers, assertFits, assertVersion } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';
import { byteLimitOf } from './byte-limit.ts';
import { keepVersion } from './versions.ts';

/**
 * Writes a first draft from the answers and the observation. The writer may be far away, so it works outside any
 * transaction, and what it wrote is stored only if the response still is what it was written from.
 */
export const evaluateResponse: Handler<'evaluateResponse'> = async (ctx, actor, input) => {
  const before = await taughtResponse(ctx.db, actor, input.id);
  const { evaluation } = before;
  if (input.responses) {
    if (!before.answers) throw invalid('responses', '제출한 답이 없어 고칠 수 없습니다.');
    assertFits(input.responses, evaluation.questions);
  }
  const editedAnswers = input.responses
    ? areSameAnswers(before.answers, input.responses)
      ? null
      : input.responses
    : before.editedAnswers;
  const observation = input.observation.trim();
  const draft = await ctx.writer.write({
    questions: evaluation.questions,
    answers: editedAnswers ?? before.answers ?? [],
    observation,
    ...(evaluation.achievementStandard ? { standard: evaluation.achievementStandard } : {}),
    content: evaluation.classContent,
    limit: await byteLimitOf(ctx, evaluation.class),
    names: await findRosterNames(ctx.db, evaluation.class.id),
    seed: `${before.id}:${before.version}`,
  });
  const provenance = provenanceOf(draft, ctx.writer.name);
  return ctx.db.transaction(async (tx) => {
    // Race: generating against cancelling, editing and another generation; a changed or gone response is refused.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertVersion(row, before.version);
    await tx
      .update(responses)
      .set({
        observation,
        editedAnswers,
        remark: draft.text,
        provenance,
        confirmedAt: null,
        publishedAt: null,
        version: row.version + 1,
      })
      .where(eq(responses.id, row.id));
    await keepVersion(ctx, tx, actor, row.id, { text: draft.text, writer: ctx.writer.name, provenance });
    await audit(ctx, tx, actor, { action: 'evaluateResponse', subjectType: 'response', subjectId: row.id });
    await recordActivity(ctx, tx, actor.userId, 'GENERATE_FINAL');
    return { ...(await replyResponse(tx, row.id)), final_evaluation: draft.text };
  });
};

function provenanceOf(draft: RecordDraft, writer: 'builtin' | 'model'): Provenance {
  return { writer, sentences: draft.sentences, dropped: draft.dropped, missing: draft.missing };
}
