import { eq } from 'drizzle-orm';
import type { Admin, Teacher } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { classes } from '../../db/schema.ts';
import { taughtClass } from '../scope.ts';

/**
 * Soft: the answers stay with the school, the code is never given out again.
 * @param action the operation that asks; the audit log names it
 * @throws NOT_FOUND
 */
export async function discardClass(
  ctx: Context,
  keeper: Teacher | Admin,
  classId: string,
  action: 'deleteClass' | 'deleteAnyClass',
): Promise<Record<string, never>> {
  return ctx.db.transaction(async (tx) => {
    const { id } = await taughtClass(tx, keeper, classId, 'update');
    await tx.update(classes).set({ deletedAt: ctx.clock.now() }).where(eq(classes.id, id));
    await audit(ctx, tx, keeper, { action, subjectType: 'class', subjectId: id });
    return {};
  });
}
