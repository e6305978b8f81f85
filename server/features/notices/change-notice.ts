import type { Notice } from '../../../contract/notices.ts';
import type { OperationName } from '../../../contract/api.ts';
import { eq } from 'drizzle-orm';
import type { Admin } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { notices } from '../../db/schema.ts';
import { lockNotice, presentNotice } from './queries.ts';

interface Change {
  action: OperationName;
  id: string;
  /** `updated_at` of the notice that the change was made over; absent: whatever stands there. */
  basedOn?: string | null | undefined;
}

/** Changes one notice and writes down who did. @throws NOT_FOUND, STALE */
export async function changeNotice(
  ctx: Context,
  actor: Admin,
  { action, id, basedOn }: Change,
  set: Partial<typeof notices.$inferInsert>,
): Promise<Notice> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockNotice(ctx, tx, id);
    if (!found) throw new CodedError('NOT_FOUND');
    const stands = found.isNew ? null : found.row.updatedAt;
    if (basedOn !== undefined && basedOn !== (stands?.toISOString() ?? null)) throw new CodedError('STALE');
    // The moment is what tells one state from the next, so no two may have the same.
    const least = stands ? stands.getTime() + 1 : 0;
    const [row] = await tx
      .update(notices)
      .set({ ...set, updatedAt: new Date(Math.max(ctx.clock.now().getTime(), least)) })
      .where(eq(notices.id, id))
      .returning();
    if (!row) throw new CodedError('NOT_FOUND');
    await audit(ctx, tx, actor, { action, subjectType: 'notice', subjectId: id });
    return presentNotice(ctx, row, actor.name);
  });
}
