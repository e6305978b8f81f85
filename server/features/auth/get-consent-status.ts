import type { Handler } from '../../handler.ts';
import { loadUser } from '../users/queries.ts';
import { CONSENT_VERSION } from './consent.ts';

export const getConsentStatus: Handler<'getConsentStatus'> = async (ctx, actor) => {
  const user = await loadUser(ctx.db, actor.userId);
  return { consentRequired: user.consentVersion !== CONSENT_VERSION };
};
