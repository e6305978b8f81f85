import { eq } from 'drizzle-orm';
import { audit, recordActivity } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { findResults } from './find-results.ts';
import { resultsSheet } from './results-sheet.ts';
import { writeBook } from './sheet.ts';

/** The results of one form. */
export const exportEvaluation: Handler<'exportEvaluation'> = async (ctx, actor, input) => {
  const form = await taughtEvaluation(ctx.db, actor, input.id);
  const results = await findResults(ctx, actor, form.class, eq(responses.evaluationId, form.id));
  const sheet = resultsSheet(form.class.name, form, results);
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
      people: results.students.length,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  return writeBook(`${form.class.name}_자기평가_결과_${seoulDay(ctx.clock.now())}`, [sheet]);
};
