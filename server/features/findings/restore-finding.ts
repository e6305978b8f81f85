import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { dismissals, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtResponse } from '../scope.ts';
import { findDismissals } from './queries.ts';

/** Takes a dismissal back. One that is not there any more was taken back already: the same reply. */
export const restoreFinding: Handler<'restoreFinding'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await taughtResponse(tx, actor, input.id, 'update');
    const gone = await tx
      .delete(dismissals)
      .where(
        and(eq(dismissals.responseId, id), eq(dismissals.rule, input.rule), eq(dismissals.text, input.text)),
      )
      .returning({ rule: dismissals.rule });
    if (gone.length > 0)
      await audit(ctx, tx, actor, { action: 'restoreFinding', subjectType: 'response', subjectId: id });
    return { dismissals: (await findDismissals(tx, eq(responses.id, id))).get(id) ?? [] };
  });
