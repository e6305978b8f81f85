import { eq } from 'drizzle-orm';
import { RULES } from '../../../record/rules/catalogue.ts';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { dismissals, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertEvaluated } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';
import { findDismissals } from './queries.ts';

/** Keeps why a finding does not apply to this remark. The text and its version stay as they are. */
export const dismissFinding: Handler<'dismissFinding'> = async (ctx, actor, input) => {
  if (!RULES.some((rule) => rule.id === input.rule)) throw invalid('rule', '올바른 규칙이 아닙니다.');
  return ctx.db.transaction(async (tx) => {
    // Race: dismissing against cancelling a submission; a response with a remark stays, and it is held until this is written.
    const row = await taughtResponse(tx, actor, input.id, 'update');
    assertEvaluated(row);
    const { rule, text } = input;
    const judged = {
      reason: input.reason.trim(),
      createdBy: actor.userId,
      createdAt: ctx.clock.now(),
    };
    await tx
      .insert(dismissals)
      .values({ responseId: row.id, rule, text, ...judged })
      .onConflictDoUpdate({
        target: [dismissals.responseId, dismissals.rule, dismissals.text],
        set: judged,
      });
    await audit(ctx, tx, actor, { action: 'dismissFinding', subjectType: 'response', subjectId: row.id });
    return { dismissals: (await findDismissals(tx, eq(responses.id, row.id))).get(row.id) ?? [] };
  });
};
