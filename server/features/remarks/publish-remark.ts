import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertClosed } from '../evaluations/rules.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertEvaluated } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';

/** Lets the student see the remark. Publishing is itself a confirmation and stamps what was not stamped. */
export const publishRemark: Handler<'publishRemark'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: publishing against reopening; the form is held, so it cannot reopen until this is written.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertEvaluated(row);
    assertClosed(row.evaluation);
    const now = ctx.clock.now();
    await tx
      .update(responses)
      .set({
        publishedAt: row.publishedAt ?? now,
        confirmedAt: row.confirmedAt ?? now,
        version: row.version + 1,
      })
      .where(eq(responses.id, row.id));
    await audit(ctx, tx, actor, { action: 'publishRemark', subjectType: 'response', subjectId: row.id });
    return replyResponse(tx, row.id);
  });
