import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertClosed, assertForm } from '../evaluations/rules.ts';
import { sayErrors } from '../findings/error-findings.ts';
import { expressionsOf } from '../findings/expressions.ts';
import { lookAhead } from '../findings/kept-findings.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertEvaluated, assertVersion } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';

/**
 * Lets the student see the remark. Publishing is itself a confirmation and stamps what was not stamped. The record rules
 * look once more, at what is really stored: they tell, they never stop anybody.
 */
export const publishRemark: Handler<'publishRemark'> = async (ctx, actor, input) => {
  const { row, ...published } = await ctx.db.transaction(async (tx) => {
    // Race: publishing against reopening; the form is held, so it cannot reopen until this is written.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertForm(row.evaluation);
    assertEvaluated(row);
    // Race: publishing against generating; what goes out is confirmed with it, so it has to be what was read.
    if (input.version !== undefined) assertVersion(row, input.version);
    const now = ctx.clock.now();
    assertClosed(row.evaluation, now);
    await tx
      .update(responses)
      .set({
        publishedAt: row.publishedAt ?? now,
        confirmedAt: row.confirmedAt ?? now,
        version: row.version + 1,
      })
      .where(eq(responses.id, row.id));
    await audit(ctx, tx, actor, { action: 'publishRemark', subjectType: 'response', subjectId: row.id });
    return { ...(await replyResponse(tx, row.id)), row };
  });
  // It is public by now, whatever becomes of this look.
  const errors = await lookAhead(ctx, actor, row, row.remark);
  const { dismissals } = published.response;
  return { ...published, findings: errors && sayErrors(row.remark, expressionsOf(errors), dismissals) };
};
