import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentClass } from '../classes/present.ts';
import { findClasses } from '../classes/queries.ts';
import { taughtClass } from '../scope.ts';

/** The name alone: everything else about a class is its teacher's. */
export const renameAnyClass: Handler<'renameAnyClass'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await taughtClass(tx, actor, input.id, 'update');
    await tx.update(classes).set({ name: input.name }).where(eq(classes.id, id));
    await audit(ctx, tx, actor, { action: 'renameAnyClass', subjectType: 'class', subjectId: id });
    const [row] = await findClasses(tx, { ids: [id], drafts: true });
    if (!row) throw new CodedError('NOT_FOUND');
    return { class: presentClass(row, 'admin') };
  });
