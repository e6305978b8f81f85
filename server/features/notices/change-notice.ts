import type { Notice } from '../../../contract/notices.ts';
import type { OperationName } from '../../../contract/api.ts';
import { eq } from 'drizzle-orm';
import type { Admin } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { notices } from '../../db/schema.ts';
import { lockNotice, presentNotice } from './queries.ts';

/** Changes one notice and writes down who did. @throws NOT_FOUND */
export async function changeNotice(
  ctx: Context,
  actor: Admin,
  { action, id }: { action: OperationName; id: string },
  set: Partial<typeof notices.$inferInsert>,
): Promise<Notice> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockNotice(ctx, tx, id))) throw new CodedError('NOT_FOUND');
    const [row] = await tx
      .update(notices)
      .set({ ...set, updatedAt: ctx.clock.now() })
      .where(eq(notices.id, id))
      .returning();
    if (!row) throw new CodedError('NOT_FOUND');
    await audit(ctx, tx, actor, { action, subjectType: 'notice', subjectId: id });
    return presentNotice(ctx, row);
  });
}
