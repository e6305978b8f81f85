import { eq } from 'drizzle-orm';
import { audit, auditView } from '../../audit.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { holdUser } from '../users/hold-user.ts';
import { presentUser } from '../users/present.ts';

/** Lets somebody in again; asked twice, it is done once. */
export const activateUser: Handler<'activateUser'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const user = await holdUser(tx, input.id, { endsAdmin: false });
    if (user.isActive) {
      // Nothing changes, but the reply shows them.
      await auditView(
        ctx,
        actor,
        { action: 'getUser', subjectType: 'user', subjectId: user.id, people: 1 },
        tx,
      );
      return { user: presentUser(user) };
    }
    await tx.update(users).set({ isActive: true }).where(eq(users.id, user.id));
    await audit(ctx, tx, actor, { action: 'activateUser', subjectType: 'user', subjectId: user.id });
    return { user: presentUser({ ...user, isActive: true }) };
  });
