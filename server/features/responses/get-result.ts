import type { Handler } from '../../handler.ts';
import { isActive, isClosed } from '../evaluations/rules.ts';
import { ownResponse } from '../scope.ts';
import { submissionStatusOf } from './present.ts';

/** A student's own submission, or a remark from the observation alone; what the teacher wrote is there only once it is published. */
export const getResult: Handler<'getResult'> = async (ctx, actor, input) => {
  const response = await ownResponse(ctx.db, actor, input.responseId);
  const { evaluation } = response;
  const now = ctx.clock.now();
  const isPublished = response.publishedAt !== null;
  return {
    result: {
      id: response.id,
      evaluation: {
        id: evaluation.id,
        class: { id: evaluation.class.id, name: evaluation.class.name },
        type: evaluation.type,
        class_content: evaluation.classContent,
        is_closed: isClosed(evaluation, now),
        due_at: evaluation.dueAt?.toISOString() ?? null,
      },
      questions: evaluation.questions,
      responses: response.answers ?? [],
      teacher_request: response.teacherRequest,
      teacher_observation: isPublished ? response.observation : null,
      final_evaluation: isPublished ? response.remark : null,
      is_published: isPublished,
      status: submissionStatusOf(response),
      created_at: response.submittedAt?.toISOString() ?? null,
      can: { cancel: response.submittedAt !== null && response.remark === null && isActive(evaluation, now) },
    },
  };
};
