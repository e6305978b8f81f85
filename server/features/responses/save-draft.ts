import { and, eq, isNotNull } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import { drafts, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertActive } from '../evaluations/rules.ts';
import { receivedEvaluation } from '../scope.ts';
import { assertFits } from './rules.ts';

/** Keeps what is written so far. Nobody but the student ever reads it. */
export const saveDraft: Handler<'saveDraft'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: a late autosave must not leave a draft behind a submission.
    const form = await receivedEvaluation(tx, actor, input.id, 'share');
    assertActive(form);
    assertFits(input.responses, form.questions);
    const submitted = await tx
      .select({ id: responses.id })
      .from(responses)
      .where(
        and(
          eq(responses.evaluationId, form.id),
          eq(responses.studentId, actor.userId),
          isNotNull(responses.submittedAt),
        ),
      );
    if (submitted.length > 0) throw new CodedError('ALREADY_SUBMITTED');
    const saved = {
      answers: input.responses,
      teacherRequest: input.teacherRequest ?? '',
      savedAt: ctx.clock.now(),
    };
    await tx
      .insert(drafts)
      .values({ evaluationId: form.id, studentId: actor.userId, ...saved })
      .onConflictDoUpdate({ target: [drafts.evaluationId, drafts.studentId], set: saved });
    return {
      draft: {
        responses: saved.answers,
        teacherRequest: saved.teacherRequest,
        saved_at: saved.savedAt.toISOString(),
      },
    };
  });
