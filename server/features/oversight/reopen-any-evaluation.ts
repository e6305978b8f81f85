import { and, eq, isNull } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { reopenForm } from '../evaluations/change-state.ts';
import { taughtEvaluation } from '../scope.ts';
import { replyOverseen } from './overseen.ts';

export const reopenAnyEvaluation: Handler<'reopenAnyEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { class: of } = await taughtEvaluation(tx, actor, input.id);
    await holdTeacher(tx, of.teacherId);
    const { id, now } = await reopenForm(ctx, tx, actor, { id: input.id }, 'reopenAnyEvaluation');
    return replyOverseen(tx, id, now);
  });

/**
 * Race: a teacher who leaves or takes another role leaves no open form behind, and must not be given one meanwhile.
 * @throws NOT_CLOSED when nobody teaches this class any more
 */
async function holdTeacher(tx: Database, teacherId: string): Promise<void> {
  const [teacher] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, teacherId), eq(users.role, 'teacher'), isNull(users.withdrawnAt)))
    .for('share');
  if (!teacher) throw new CodedError('NOT_CLOSED', { message: '담당 교사가 더는 없어 다시 열 수 없습니다.' });
}
