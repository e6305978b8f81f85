import type { Handler } from '../../handler.ts';
import { discardClass } from './discard-class.ts';

export const deleteClass: Handler<'deleteClass'> = async (ctx, actor, input) =>
  discardClass(ctx, actor, input.id, 'deleteClass');
