import type { Handler } from '../../handler.ts';
import { discardClass } from '../classes/discard-class.ts';

export const deleteAnyClass: Handler<'deleteAnyClass'> = async (ctx, actor, input) =>
  discardClass(ctx, actor, input.id, 'deleteAnyClass');
