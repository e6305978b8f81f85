import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';

/** Soft: the answers stay with the school, the code is never given out again. */
export const deleteClass: Handler<'deleteClass'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await taughtClass(tx, actor, input.id, 'update');
    await tx.update(classes).set({ deletedAt: ctx.clock.now() }).where(eq(classes.id, id));
    await audit(ctx, tx, actor, { action: 'deleteClass', subjectType: 'class', subjectId: id });
    return {};
  });
