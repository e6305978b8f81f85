import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { notices } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentNotice } from './queries.ts';

export const createNotice: Handler<'createNotice'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const [row] = await tx
      .insert(notices)
      .values({ id: newId(), ...input, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new CodedError('INTERNAL');
    await audit(ctx, tx, actor, { action: 'createNotice', subjectType: 'notice', subjectId: row.id });
    return { notice: presentNotice(ctx, row) };
  });
