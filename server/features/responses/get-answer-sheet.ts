import { and, eq } from 'drizzle-orm';
import { drafts, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
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
  const submitted = response?.submittedAt ? response : null;
  return {
    evaluation: {
      id: form.id,
      type: form.type,
      class: { id: form.class.id, name: form.class.name },
      achievement_standard: form.achievementStandard,
      class_content: form.classContent,
      questions: form.questions,
      is_closed: form.isClosed,
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
