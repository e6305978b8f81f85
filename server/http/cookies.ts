import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { SESSION_SECONDS } from '../features/auth/tokens.ts';

export const CSRF_NAME = 'X-XSRF-TOKEN';
const REFRESH_PATH = '/api/auth/refresh';
const DEVICE_SECONDS = 400 * 24 * 3600;

/** The cookies of one site: names and flags follow from whether people reach it by https. */
export function createCookies(ctx: Context) {
  const secure = ctx.env.siteOrigin?.startsWith('https:') ?? false;
  const accessName = secure ? '__Host-access_token' : 'access_token';
  // __Host- demands the path /, and the refresh token travels to one path only.
  const refreshName = secure ? '__Secure-refresh_token' : 'refresh_token';
  const rememberName = secure ? '__Secure-remember' : 'remember';
  const deviceName = secure ? '__Secure-device' : 'device';
  const base: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure };
  const hidden: CookieSerializeOptions = { ...base, httpOnly: true };

  function setCsrf(reply: FastifyReply, sessionId: string, maxAge: { maxAge?: number }) {
    reply.setCookie(CSRF_NAME, ctx.tokens.newCsrf(sessionId), { ...base, ...maxAge });
  }

  return {
    access: (request: FastifyRequest) => request.cookies[accessName],
    refresh: (request: FastifyRequest) => request.cookies[refreshName],
    isRemembered: (request: FastifyRequest) => request.cookies[rememberName] === '1',
    device: (request: FastifyRequest) => ctx.tokens.readDevice(request.cookies[deviceName] ?? ''),

    /** Remember-me makes the cookies persistent, no more: the session ends when it ends. */
    setSession(
      reply: FastifyReply,
      issued: { accessToken: string; refreshToken: string; sessionId: string; remember: boolean },
    ) {
      const maxAge = issued.remember ? { maxAge: SESSION_SECONDS } : {};
      reply.setCookie(accessName, issued.accessToken, { ...hidden, ...maxAge });
      reply.setCookie(refreshName, issued.refreshToken, { ...hidden, ...maxAge, path: REFRESH_PATH });
      reply.setCookie(rememberName, issued.remember ? '1' : '0', {
        ...hidden,
        ...maxAge,
        path: REFRESH_PATH,
      });
      setCsrf(reply, issued.sessionId, maxAge);
    },
    setDevice(reply: FastifyReply, value: string) {
      reply.setCookie(deviceName, value, { ...hidden, path: '/api/auth', maxAge: DEVICE_SECONDS });
    },
    /** Somebody whose readable cookie was lost would otherwise have a session in which nothing can be saved. */
    repairCsrf(request: FastifyRequest, reply: FastifyReply, sessionId: string) {
      if (!ctx.tokens.isCsrf(request.cookies[CSRF_NAME] ?? '', sessionId)) setCsrf(reply, sessionId, {});
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(accessName, hidden);
      reply.clearCookie(refreshName, { ...hidden, path: REFRESH_PATH });
      reply.clearCookie(rememberName, { ...hidden, path: REFRESH_PATH });
      reply.clearCookie(CSRF_NAME, base);
    },
  };
}

export type Cookies = ReturnType<typeof createCookies>;
