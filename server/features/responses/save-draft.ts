import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import { drafts, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertActive } from '../evaluations/rules.ts';
import { receivedEvaluation } from '../scope.ts';
import { assertFits, assertWriter, SAVED_ELSEWHERE } from './rules.ts';

/**
 * The stored draft may be replaced only while it is the one that the client saw: another device or tab of the same
 * student may have saved meanwhile. Decided by the write itself, so that two saves at once cannot both pass.
 */
function unchangedSince(basedOn: string | null | undefined) {
  if (basedOn === undefined) return {};
  const seen = basedOn === null ? null : new Date(basedOn);
  // A month 13 passes the contract's pattern; nothing was ever saved then.
  const mayMatch = seen !== null && !Number.isNaN(seen.getTime());
  return { setWhere: mayMatch ? eq(drafts.savedAt, seen) : sql`false` };
}

/** Keeps what is written so far. Nobody but the student ever reads it. STALE: `basedOn` is not the stored draft. */
export const saveDraft: Handler<'saveDraft'> = async (ctx, actor, input) => {
  assertWriter(actor, input.studentId);
  return ctx.db.transaction(async (tx) => {
    // Race: a late autosave must not leave a draft behind a submission.
    const form = await receivedEvaluation(tx, actor, input.id, 'share');
    const now = ctx.clock.now();
    assertActive(form, now);
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
      savedAt: now,
    };
    const written = await tx
      .insert(drafts)
      .values({ evaluationId: form.id, studentId: actor.userId, ...saved })
      .onConflictDoUpdate({
        target: [drafts.evaluationId, drafts.studentId],
        set: saved,
        ...unchangedSince(input.basedOn),
      })
      .returning({ savedAt: drafts.savedAt });
    if (written.length === 0) throw new CodedError('STALE', { message: SAVED_ELSEWHERE });
    return {
      draft: {
        responses: saved.answers,
        teacherRequest: saved.teacherRequest,
        saved_at: saved.savedAt.toISOString(),
      },
      due_at: form.dueAt?.toISOString() ?? null,
    };
  });
};
