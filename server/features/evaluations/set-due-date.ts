import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtEvaluation } from '../scope.ts';
import { holdRole } from '../users/queries.ts';
import { replyEvaluation } from './queries.ts';
import { assertActive, readDueAt } from './rules.ts';

/** Sets, moves or removes the date on which a form in progress closes by itself. */
export const setDueDate: Handler<'setDueDate'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    await holdRole(tx, actor);
    // Race: moving the date against submitting, which holds the form; and against the old date itself.
    const form = await taughtEvaluation(tx, actor, input.id, 'update');
    const now = ctx.clock.now();
    assertActive(form, now);
    const dueAt = readDueAt(input.due_at, now);
    await tx.update(evaluations).set({ dueAt }).where(eq(evaluations.id, form.id));
    await audit(ctx, tx, actor, { action: 'setDueDate', subjectType: 'evaluation', subjectId: form.id });
    return replyEvaluation(tx, form.id, now);
  });
