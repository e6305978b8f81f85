import { and, eq, isNotNull } from 'drizzle-orm';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { checkOptionsOf } from './check-options.ts';
import { openErrors, sayErrors } from './error-findings.ts';
import { expressionsOf } from './expressions.ts';
import { errorsIn } from './kept-findings.ts';
import { findDismissals } from './queries.ts';

/**
 * Which remarks of a form still hold what the record rules forbid: what publishing many mentions. The browser would look
 * for a second or more at a large form; here it was looked when each was written.
 */
export const countRemarkErrors: Handler<'countRemarkErrors'> = async (ctx, actor, input) => {
  const form = await taughtEvaluation(ctx.db, actor, input.id);
  const ofForm = eq(responses.evaluationId, form.id);
  const rows = await ctx.db
    .select({ id: responses.id, remark: responses.remark })
    .from(responses)
    .where(and(ofForm, isNotNull(responses.remark)));
  const remarks = rows.map(({ id, remark }) => ({ id, text: remark ?? '' }));
  const dismissals = await findDismissals(ctx.db, ofForm);
  const errors = await errorsIn(ctx.db, remarks, await checkOptionsOf(ctx, actor, form.class));
  return {
    counts: remarks
      .map(({ id, text }) => {
        const words = expressionsOf(errors.get(id) ?? []);
        const of = [text, words, dismissals.get(id) ?? []] as const;
        return { response_id: id, errors: openErrors(...of).length, findings: sayErrors(...of) };
      })
      .filter((count) => count.errors > 0),
  };
};
