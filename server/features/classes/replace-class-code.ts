import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { giveCode } from './codes.ts';
import { replyTaughtClass } from './reply.ts';

/** A new code; the one that may have got around stops working at once. */
export const replaceClassCode: Handler<'replaceClassCode'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const { id } = await taughtClass(tx, actor, input.id, 'update');
    await giveCode(ctx, tx, id);
    await audit(ctx, tx, actor, { action: 'replaceClassCode', subjectType: 'class', subjectId: id });
    return replyTaughtClass(tx, id);
  });
