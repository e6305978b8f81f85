import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { CONSENT_VERSION, recordConsents } from './consent.ts';

/** Agrees to the terms in force; the consents themselves are kept with version and time. */
export const giveConsent: Handler<'giveConsent'> = async (ctx, actor, input) => {
  await ctx.db.transaction(async (tx) => {
    await recordConsents(tx, actor.userId, input, ctx.clock.now());
    await tx.update(users).set({ consentVersion: CONSENT_VERSION }).where(eq(users.id, actor.userId));
    await audit(ctx, tx, actor, { action: 'giveConsent', subjectType: 'user', subjectId: actor.userId });
  });
  return {};
};
