import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertForm } from '../evaluations/rules.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertEvaluated } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';

export const unpublishRemark: Handler<'unpublishRemark'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertForm(row.evaluation);
    assertEvaluated(row);
    await tx
      .update(responses)
      .set({ publishedAt: null, version: row.version + 1 })
      .where(eq(responses.id, row.id));
    await audit(ctx, tx, actor, { action: 'unpublishRemark', subjectType: 'response', subjectId: row.id });
    return replyResponse(tx, row.id);
  });
