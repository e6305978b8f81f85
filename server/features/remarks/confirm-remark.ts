import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { lookAhead } from '../findings/kept-findings.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertEvaluated, assertVersion } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';

/** 교사 확인: generated text is a draft until a person has read it; any change of the text clears the stamp. */
export const confirmRemark: Handler<'confirmRemark'> = async (ctx, actor, input) => {
  const { row, reply } = await ctx.db.transaction(async (tx) => {
    // Race: confirming against editing and generating; the stamp belongs to the text as it stands under this lock, and that
    // has to be the one that was read.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertEvaluated(row);
    if (input.version !== undefined) assertVersion(row, input.version);
    await tx
      .update(responses)
      .set({ confirmedAt: ctx.clock.now(), version: row.version + 1 })
      .where(eq(responses.id, row.id));
    await audit(ctx, tx, actor, { action: 'confirmRemark', subjectType: 'response', subjectId: row.id });
    return { row, reply: await replyResponse(tx, row.id) };
  });
  await lookAhead(ctx, actor, row, row.remark);
  return reply;
};
