import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { ensureTermSheet } from './term-sheet.ts';

export const openTermSheet: Handler<'openTermSheet'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const owner = await taughtClass(tx, actor, input.classId, 'share');
    return { sheet: { id: await ensureTermSheet(ctx, tx, owner) } };
  });
