import type { Handler } from '../../handler.ts';
import { googleOf } from './identity.ts';

/** What the provider's client script needs for one sign-in. */
export const startGoogle: Handler<'startGoogle'> = async (ctx) => {
  const { clientId, scriptUrl } = googleOf(ctx);
  return { clientId, scriptUrl, nonce: ctx.tokens.newNonce(ctx.clock.now()) };
};
