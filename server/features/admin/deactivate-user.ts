import { eq } from 'drizzle-orm';
import { audit, auditView } from '../../audit.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { holdUser } from '../users/hold-user.ts';
import { presentUser } from '../users/present.ts';

/** Shuts somebody out until they are activated again; every session ends. */
export const deactivateUser: Handler<'deactivateUser'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const user = await holdUser(tx, input.id, { endsAdmin: true });
    if (!user.isActive) {
      // Nothing changes, but the reply shows them.
      await auditView(
        ctx,
        actor,
        { action: 'getUser', subjectType: 'user', subjectId: user.id, people: 1 },
        tx,
      );
      return { user: presentUser(user) };
    }
    await tx.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    await revokeOtherSessions(ctx, tx, user.id, null);
    await audit(ctx, tx, actor, { action: 'deactivateUser', subjectType: 'user', subjectId: user.id });
    return { user: presentUser({ ...user, isActive: false }) };
  });
