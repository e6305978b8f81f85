import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertVersion } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';

/**
 * Gives up a draft that is being written, on whichever server: a writer stores only over the version that it was asked for, so
 * the next version is all it takes. Nothing else changes, and a reply that still comes is thrown away.
 */
export const stopDraft: Handler<'stopDraft'> = (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: stopping against the draft's arrival; whichever holds the row first has its way.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertVersion(row, input.version);
    await tx
      .update(responses)
      .set({ version: row.version + 1 })
      .where(eq(responses.id, row.id));
    await audit(ctx, tx, actor, { action: 'stopDraft', subjectType: 'response', subjectId: row.id });
    return replyResponse(tx, row.id);
  });
