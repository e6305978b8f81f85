import { and, eq } from 'drizzle-orm';
import { drafts, responses, sheetOpenings } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isActive, isClosed } from '../evaluations/rules.ts';
import { receivedEvaluation } from '../scope.ts';

/** The questions, and what this student has written so far on whatever device. */
export const getAnswerSheet: Handler<'getAnswerSheet'> = async (ctx, actor, input) => {
  const form = await receivedEvaluation(ctx.db, actor, input.id);
  const [[draft], [response]] = await Promise.all([
    ctx.db
      .select()
      .from(drafts)
      .where(and(eq(drafts.evaluationId, form.id), eq(drafts.studentId, actor.userId))),
    ctx.db
      .select({ id: responses.id, submittedAt: responses.submittedAt })
      .from(responses)
      .where(and(eq(responses.evaluationId, form.id), eq(responses.studentId, actor.userId))),
  ]);
  const now = ctx.clock.now();
  const submitted = response?.submittedAt ? response : null;
  // For the teacher's live board: it is the first that can be known of somebody who is about to write.
  if (!submitted && isActive(form, now))
    await ctx.db
      .insert(sheetOpenings)
      .values({ evaluationId: form.id, studentId: actor.userId, openedAt: now })
      .onConflictDoNothing();
  return {
    evaluation: {
      id: form.id,
      type: form.type,
      class: { id: form.class.id, name: form.class.name },
      achievement_standard: form.achievementStandard,
      class_content: form.classContent,
      questions: form.questions,
      is_closed: isClosed(form, now),
      due_at: form.dueAt?.toISOString() ?? null,
      hasSubmitted: submitted !== null,
      responseId: submitted?.id ?? null,
    },
    draft: draft
      ? {
          responses: draft.answers,
          teacherRequest: draft.teacherRequest,
          saved_at: draft.savedAt.toISOString(),
        }
      : null,
  };
};
