import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { revokeSession } from '../features/auth/sessions.ts';
import type { Cookies } from './cookies.ts';

const ISSUES_TOKENS = new Set<OperationName>(['login', 'register', 'verifyGoogle', 'refresh']);

interface Issued {
  accessToken: string;
  refreshToken: string;
}

/**
 * Tokens go into cookies, unless the client asked for them in the body; never both. A cookie session never sees its
 * tokens in a body, where a script could read them.
 */
export function createTokenDelivery(ctx: Context, cookies: Cookies) {
  return async (name: OperationName, request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (!ISSUES_TOKENS.has(name)) return answer;
    const { accessToken, refreshToken, ...rest } = answer as Issued & Record<string, unknown>;
    const body = (request.body ?? {}) as { rememberMe?: boolean; refreshToken?: string };
    // A refresh answers the way its token came: the header alone must not turn a cookie into a readable token.
    const inBody =
      name === 'refresh' ? Boolean(body.refreshToken) : request.headers['x-token-transport'] === 'body';
    if (inBody) return answer;
    const now = ctx.clock.now();
    const claims = await ctx.tokens.readAccess(accessToken, now);
    const before =
      name === 'refresh' ? null : await ctx.tokens.readAccess(cookies.access(request) ?? '', now);
    // Whoever signs in anew in the same browser leaves no session behind that nobody can reach any more.
    if (before) await revokeSession(ctx, ctx.db, before.sessionId);
    const remember = name === 'refresh' ? cookies.isRemembered(request) : body.rememberMe === true;
    cookies.setSession(reply, { accessToken, refreshToken, sessionId: claims?.sessionId ?? '', remember });
    if (request.caller && cookies.device(request) !== request.caller.device) {
      cookies.setDevice(reply, ctx.tokens.signDevice(request.caller.device));
    }
    return rest;
  };
}
