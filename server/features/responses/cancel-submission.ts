import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { drafts, modelLedger, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertActive } from '../evaluations/rules.ts';
import { ownResponse } from '../scope.ts';
import { assertNotEvaluated } from './rules.ts';

/** Takes a submission back; the answers return as the student's draft. An observation of the teacher stays. */
export const cancelSubmission: Handler<'cancelSubmission'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: cancelling against generating a remark; whoever locks the response first wins, the other is refused.
    const response = await ownResponse(tx, actor, input.responseId, 'update');
    if (!response.answers) throw new CodedError('NOT_FOUND');
    assertNotEvaluated(response);
    const now = ctx.clock.now();
    assertActive(response.evaluation, now);
    const draft = {
      answers: response.answers,
      teacherRequest: response.teacherRequest ?? '',
      savedAt: now,
    };
    await tx
      .insert(drafts)
      .values({ evaluationId: response.evaluationId, studentId: actor.userId, ...draft })
      .onConflictDoUpdate({ target: [drafts.evaluationId, drafts.studentId], set: draft });
    if (response.observation === null && !(await wasSent(tx, response.id))) {
      await tx.delete(responses).where(eq(responses.id, response.id));
    } else {
      await tx
        .update(responses)
        .set({
          submittedAt: null,
          answers: null,
          editedAnswers: null,
          teacherRequest: null,
          version: sql`${responses.version} + 1`,
        })
        .where(eq(responses.id, response.id));
    }
    await audit(ctx, tx, actor, {
      action: 'cancelSubmission',
      subjectType: 'response',
      subjectId: response.id,
    });
    return {};
  });

/** What went to a language model stays on record, and so does the row that it hangs on. */
async function wasSent(tx: Database, responseId: string): Promise<boolean> {
  const sent = await tx
    .select({ id: modelLedger.id })
    .from(modelLedger)
    .where(eq(modelLedger.responseId, responseId))
    .limit(1);
  return sent.length > 0;
}
