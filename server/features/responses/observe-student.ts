import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { enrolments, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertDistributed } from '../evaluations/rules.ts';
import { taughtSheet, taughtResponse } from '../scope.ts';
import { replyResponse } from './queries.ts';

/** What the teacher saw of a student, whether the student has submitted or not. */
export const observeStudent: Handler<'observeStudent'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const form = await taughtSheet(tx, actor, input.id, 'share');
    assertDistributed(form);
    const enrolled = await tx
      .select({ studentId: enrolments.studentId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.classId, form.class.id),
          eq(enrolments.studentId, input.studentId),
          isNull(enrolments.leftAt),
        ),
      )
      .for('share');
    if (enrolled.length === 0) throw new CodedError('NOT_FOUND');
    const observation = input.observation.trim() || null;
    const { version } = input;
    const [row] = await tx
      .insert(responses)
      .values({
        id: newId(),
        evaluationId: form.id,
        studentId: input.studentId,
        observation,
        createdAt: ctx.clock.now(),
      })
      .onConflictDoUpdate({
        target: [responses.evaluationId, responses.studentId],
        set: { observation, version: sql`${responses.version} + 1` },
        // Race: two tabs of one teacher over a student of whom nothing was there; the second sees STALE.
        ...(version === undefined ? {} : { setWhere: eq(responses.version, version) }),
      })
      .returning({ id: responses.id });
    if (!row) throw new CodedError('STALE');
    await audit(ctx, tx, actor, { action: 'observeStudent', subjectType: 'response', subjectId: row.id });
    return replyResponse(tx, (await taughtResponse(tx, actor, row.id)).id);
  });
