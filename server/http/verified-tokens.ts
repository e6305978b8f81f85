import type { Context } from '../context.ts';
import type { ReadAccess } from '../features/auth/tokens.ts';

/** About two megabytes; a school's busiest hour fits. */
const MOST = 5_000;

/**
 * Reads access tokens, and remembers those that were found genuine until they run out: a signature holds for ever, and
 * checking it again costs a tenth of a whole request (docs/decisions/0006-submit-cost.md). Whether the session still
 * lives is not the token's to say, and is asked of the database at each request.
 */
export function createTokenReader(ctx: Context, most = MOST) {
  const genuine = new Map<string, ReadAccess>();
  return async (token: string, now: Date): Promise<ReadAccess | null> => {
    const known = genuine.get(token);
    if (known && now < known.until) return known;
    genuine.delete(token);
    const claims = await ctx.tokens.readAccess(token, now);
    if (!claims) return null;
    // The oldest goes first: a map remembers the order in which its keys came.
    const [oldest] = genuine.size < most ? [] : genuine.keys();
    if (oldest !== undefined) genuine.delete(oldest);
    genuine.set(token, claims);
    return claims;
  };
}
