import { eq } from 'drizzle-orm';
import { audit, recordActivity } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { presentUser } from '../users/present.ts';
import { chooseRole } from './choose-role.ts';
import { CONSENT_VERSION, recordConsents } from './consent.ts';

/** The first role of somebody who came through an identity provider, together with all consents. */
export const selectRole: Handler<'selectRole'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    await chooseRole(ctx, tx, actor, input);
    await recordConsents(tx, actor.userId, input, ctx.clock.now());
    const [user] = await tx
      .update(users)
      .set({ consentVersion: CONSENT_VERSION })
      .where(eq(users.id, actor.userId))
      .returning();
    if (!user) throw new CodedError('UNAUTHENTICATED');
    await audit(ctx, tx, actor, { action: 'selectRole', subjectType: 'user', subjectId: actor.userId });
    await recordActivity(ctx, tx, actor.userId, 'USER_REGISTRATION');
    return { user: presentUser(user) };
  });
