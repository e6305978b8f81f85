import type { Handler } from '../../handler.ts';
import { joinedClass } from '../scope.ts';
import { replyJoinedClass } from './reply.ts';

export const getJoinedClass: Handler<'getJoinedClass'> = async (ctx, actor, input) =>
  replyJoinedClass(ctx.db, (await joinedClass(ctx.db, actor, input.id)).id);
