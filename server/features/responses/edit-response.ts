import { eq } from 'drizzle-orm';
import { withFinished } from '../../../contract/provenance.ts';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { lookAhead } from '../findings/kept-findings.ts';
import { keepHandVersion } from '../remarks/versions.ts';
import { taughtResponse } from '../scope.ts';
import { replyResponse } from './queries.ts';
import { areSameAnswers, assertFits, assertVersion } from './rules.ts';

/**
 * Saves the teacher's observation, overlay of the answers or text. The student's own answers never change. A changed
 * text is no longer confirmed and no longer public. What the teacher made a sentence of stays the source of that sentence.
 */
export const editResponse: Handler<'editResponse'> = async (ctx, actor, input) => {
  const { row, text, reply } = await ctx.db.transaction(async (tx) => {
    // Race: two tabs of one teacher; the second to save sees STALE instead of overwriting.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertVersion(row, input.version);
    if (input.responses) {
      if (!row.answers) throw invalid('responses', '제출한 답이 없어 고칠 수 없습니다.');
      assertFits(input.responses, row.evaluation.questions);
    }
    const text = input.final_evaluation;
    if (text !== undefined && text.trim() === '')
      throw invalid('final_evaluation', '기록문을 입력해 주세요.');
    const changesText = text !== undefined && text !== row.remark;
    const provenance = row.provenance && withFinished(row.provenance, input.finished ?? []);
    await tx
      .update(responses)
      .set({
        version: row.version + 1,
        ...(input.observation === undefined ? {} : { observation: input.observation.trim() || null }),
        ...(input.responses === undefined ? {} : { editedAnswers: overlay(row.answers, input.responses) }),
        ...(changesText ? { remark: text, provenance, confirmedAt: null, publishedAt: null } : {}),
      })
      .where(eq(responses.id, row.id));
    if (changesText) await keepHandVersion(ctx, tx, actor, row, { text, provenance });
    await audit(ctx, tx, actor, { action: 'editResponse', subjectType: 'response', subjectId: row.id });
    return { row, text: changesText ? text : undefined, reply: await replyResponse(tx, row.id) };
  });
  if (text !== undefined) await lookAhead(ctx, actor, row, text);
  return reply;
};

/** Answers edited back to the student's own are no edit. */
function overlay(own: string[] | null, edited: string[] | null): string[] | null {
  return edited && areSameAnswers(own, edited) ? null : edited;
}
