import type { Context } from '../context.ts';
import type { AccessClaims } from '../features/auth/tokens.ts';

/** About two megabytes; a school's busiest hour fits. */
const MOST = 5_000;

/**
 * Reads access tokens, and remembers those that were found genuine until they run out: a signature holds for ever, and
 * checking it again costs a tenth of a whole request (docs/decisions/0006-submit-cost.md). Whether the session still
 * lives is not the token's to say, and is asked of the database at each request.
 */
export function createTokenReader(ctx: Context, most = MOST) {
  const genuine = new Map<string, { claims: AccessClaims; endsAt: number }>();
  return async (token: string, now: Date): Promise<AccessClaims | null> => {
    const known = genuine.get(token);
    if (known && now.getTime() < known.endsAt) return known.claims;
    genuine.delete(token);
    const claims = await ctx.tokens.readAccess(token, now);
    if (!claims) return null;
    // The oldest goes first: a map remembers the order in which its keys came.
    const [oldest] = genuine.size < most ? [] : genuine.keys();
    if (oldest !== undefined) genuine.delete(oldest);
    genuine.set(token, { claims, endsAt: endOf(token) });
    return claims;
  };
}

/** When a token whose signature holds runs out, in ms. */
function endOf(token: string): number {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    exp: number;
  };
  return payload.exp * 1000;
}
