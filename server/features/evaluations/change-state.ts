import { eq } from 'drizzle-orm';
import type { Admin, Teacher } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { evaluations } from '../../db/schema.ts';
import { taughtEvaluation } from '../scope.ts';
import { noteClosedByDate } from './close-due.ts';
import { assertActive, assertReopenable, readDueAt } from './rules.ts';

/** The operation that asks; the audit log names it. */
type Action = 'closeEvaluation' | 'closeAnyEvaluation' | 'reopenEvaluation' | 'reopenAnyEvaluation';

/**
 * Nothing can be submitted or cancelled afterwards; remarks can be published.
 * @throws NOT_FOUND, NOT_ACTIVE
 */
export async function closeForm(
  ctx: Context,
  tx: Database,
  keeper: Teacher | Admin,
  id: string,
  action: Action,
) {
  // Race: closing against submitting and cancelling, which hold the form while they write.
  const form = await taughtEvaluation(tx, keeper, id, 'update');
  const now = ctx.clock.now();
  assertActive(form, now);
  await tx.update(evaluations).set({ markedClosed: true, closedAt: now }).where(eq(evaluations.id, form.id));
  await audit(ctx, tx, keeper, { action, subjectType: 'evaluation', subjectId: form.id });
  return { id: form.id, now };
}

/**
 * Published remarks stay published; publishing anything new needs closing again. A due date that has passed is
 * forgotten, or it would close the form at once; another one may be given. The caller holds the role of the form's
 * teacher: nobody else may have an open form.
 * @throws NOT_FOUND, NOT_CLOSED, VALIDATION
 */
export async function reopenForm(
  ctx: Context,
  tx: Database,
  keeper: Teacher | Admin,
  input: { id: string; due_at?: string | null | undefined },
  action: Action,
) {
  // Race: reopening against publishing, which holds the form while it writes.
  const form = await taughtEvaluation(tx, keeper, input.id, 'update');
  const now = ctx.clock.now();
  assertReopenable(form, now);
  const ahead = form.dueAt !== null && form.dueAt > now ? form.dueAt : null;
  const dueAt = input.due_at === undefined ? ahead : readDueAt(input.due_at, now);
  // A form may be opened again before any server has noted that its date closed it.
  await noteClosedByDate(tx, now, eq(evaluations.id, form.id));
  await tx
    .update(evaluations)
    .set({ markedClosed: false, closedAt: null, dueAt })
    .where(eq(evaluations.id, form.id));
  await audit(ctx, tx, keeper, { action, subjectType: 'evaluation', subjectId: form.id });
  return { id: form.id, now };
}
