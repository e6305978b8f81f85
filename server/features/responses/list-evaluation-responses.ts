import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isActive, isClosed } from '../evaluations/rules.ts';
import { findDismissals } from '../findings/queries.ts';
import { byteLimitOf } from '../remarks/byte-limit.ts';
import { taughtSheet } from '../scope.ts';
import { presentTerm } from '../term/present-term.ts';
import { presentNothing, presentResponse } from './present.ts';
import { findEnrolled, findRosterNames } from './queries.ts';

/** The form, or the term sheet, and one entry for each student in the class now, whether there is anything about them or not. */
export const listEvaluationResponses: Handler<'listEvaluationResponses'> = async (ctx, actor, input) => {
  const form = await taughtSheet(ctx.db, actor, input.id);
  const [students, roster, rows, dismissals] = await Promise.all([
    findEnrolled(ctx.db, form.class.id),
    findRosterNames(ctx.db, form.class.id),
    ctx.db.select().from(responses).where(eq(responses.evaluationId, form.id)),
    findDismissals(ctx.db, eq(responses.evaluationId, form.id)),
  ]);
  const byStudent = new Map(rows.map((row) => [row.studentId, row]));
  await audit(ctx, ctx.db, actor, {
    action: 'listEvaluationResponses',
    subjectType: 'evaluation',
    subjectId: form.id,
    // Whoever has left stands in the roster still.
    people: roster.length,
  });
  const now = ctx.clock.now();
  const closed = isClosed(form, now);
  return {
    id: form.id,
    class: {
      id: form.class.id,
      name: form.class.name,
      type: form.class.type,
      creative_type: form.class.creativeType,
    },
    type: form.type,
    achievement_standard: form.achievementStandard,
    class_content: form.classContent,
    questions: form.questions,
    is_distributed: form.isDistributed,
    is_closed: closed,
    due_at: form.dueAt?.toISOString() ?? null,
    byteLimit: await byteLimitOf(ctx, form.class),
    roster,
    recordRules: (await ctx.settings.read()).recordRules,
    can: { close: isActive(form, now), reopen: closed, publish: closed },
    term: form.kind === 'term' ? await presentTerm(ctx.db, form.class.id, students) : null,
    studentResponses: students.map((student) => {
      const row = byStudent.get(student.id);
      return row ? presentResponse(row, student, dismissals.get(row.id) ?? []) : presentNothing(student);
    }),
  };
};
