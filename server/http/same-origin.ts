import type { FastifyRequest } from 'fastify';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import { CSRF_NAME } from './cookies.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an unsafe request that another site made a browser send. Clients that are no browser send neither header.
 * @throws CSRF
 */
export function assertSameOrigin(ctx: Context, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
    throw new CodedError('CSRF');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = ctx.env.siteOrigin ?? `${request.protocol}://${request.host}`;
  if (origin !== own) throw new CodedError('CSRF');
}

/**
 * The header must repeat the readable cookie, and the cookie must have been signed for this session.
 * @throws CSRF
 */
export function assertCsrfToken(ctx: Context, request: FastifyRequest, sessionId: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const header = request.headers[CSRF_NAME.toLowerCase()];
  const cookie = request.cookies[CSRF_NAME];
  if (typeof header !== 'string' || header !== cookie || !ctx.tokens.isCsrf(header, sessionId)) {
    throw new CodedError('CSRF');
  }
}
