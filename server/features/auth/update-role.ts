import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { chooseRole } from './choose-role.ts';

/** Another role from this moment on; every other session of this person ends. */
export const updateRole: Handler<'updateRole'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const user = await chooseRole(ctx, tx, actor, input);
    await audit(ctx, tx, actor, { action: 'updateRole', subjectType: 'user', subjectId: actor.userId });
    return { user: presentUser(user) };
  });
