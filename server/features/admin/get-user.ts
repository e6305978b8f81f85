import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { findUser } from '../users/hold-user.ts';
import { presentUser } from '../users/present.ts';

/** One person as the administration knows them; that somebody looked is noted. */
export const getUser: Handler<'getUser'> = async (ctx, actor, input) => {
  const user = await findUser(ctx.db, input.id);
  await ctx.db.transaction((tx) =>
    audit(ctx, tx, actor, { action: 'getUser', subjectType: 'user', subjectId: user.id, people: 1 }),
  );
  return { user: presentUser(user) };
};
