import { and, asc, eq, inArray } from 'drizzle-orm';
import { audit, recordActivity } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import { CodedError } from '../../coded-error.ts';
import { evaluations, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isGivenForm } from '../evaluations/kinds.ts';
import { taughtClass } from '../scope.ts';
import { findResults } from './find-results.ts';
import { resultsSheet } from './results-sheet.ts';
import { writeBook } from './sheet.ts';

/** The results of all distributed forms of a class, a sheet for each, in the order in which they were made. */
export const exportClassEvaluations: Handler<'exportClassEvaluations'> = async (ctx, actor, input) => {
  const owner = await taughtClass(ctx.db, actor, input.id);
  const forms = await ctx.db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.classId, owner.id), isGivenForm))
    .orderBy(asc(evaluations.createdAt), asc(evaluations.id));
  if (forms.length === 0) {
    throw new CodedError('NOT_ACTIVE', { message: '배포한 자기평가지가 없어 내려받을 결과가 없습니다.' });
  }
  const ofForms = inArray(
    responses.evaluationId,
    forms.map(({ id }) => id),
  );
  const all = await findResults(ctx, actor, owner, ofForms);
  const sheets = forms.map((form, index) =>
    resultsSheet(`${index + 1}. ${form.classContent}`, form, {
      ...all,
      rows: all.rows.filter((row) => row.evaluationId === form.id),
    }),
  );
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportClassEvaluations',
      subjectType: 'class',
      subjectId: owner.id,
      people: all.students.length,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  return writeBook(`${owner.name}_자기평가_전체_결과_${seoulDay(ctx.clock.now())}`, sheets);
};
