import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { SESSION_SECONDS } from '../features/auth/tokens.ts';

export const CSRF_NAME = 'X-XSRF-TOKEN';
const REFRESH_PATH = '/api/auth/refresh';
const DEVICE_SECONDS = 400 * 24 * 3600;

/** __Host- demands the path /, and the refresh token travels to one path only. */
const SECURE_NAMES = {
  access: '__Host-access_token',
  refresh: '__Secure-refresh_token',
  remember: '__Secure-remember',
  device: '__Secure-device',
};
const PLAIN_NAMES = {
  access: 'access_token',
  refresh: 'refresh_token',
  remember: 'remember',
  device: 'device',
};

/**
 * The cookies of one site: names and flags follow from whether people reach it by https. SITE_URL says so; without one,
 * the proxy that the environment trusts.
 */
export function createCookies(ctx: Context) {
  const { siteOrigin } = ctx.env;
  const isSecure = (request: FastifyRequest) =>
    siteOrigin === undefined ? request.protocol === 'https' : siteOrigin.startsWith('https:');
  const namesFor = (request: FastifyRequest) => (isSecure(request) ? SECURE_NAMES : PLAIN_NAMES);
  const readable = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
  });
  const hidden = (request: FastifyRequest): CookieSerializeOptions => ({
    ...readable(request),
    httpOnly: true,
  });

  function setCsrf(reply: FastifyReply, sessionId: string, maxAge: { maxAge?: number }) {
    const options = { ...readable(reply.request), ...maxAge };
    reply.setCookie(CSRF_NAME, ctx.tokens.newCsrf(sessionId), options);
  }

  return {
    access: (request: FastifyRequest) => request.cookies[namesFor(request).access],
    refresh: (request: FastifyRequest) => request.cookies[namesFor(request).refresh],
    isRemembered: (request: FastifyRequest) => request.cookies[namesFor(request).remember] === '1',
    device: (request: FastifyRequest) =>
      ctx.tokens.readDevice(request.cookies[namesFor(request).device] ?? ''),

    /** Remember-me makes the cookies persistent, no more: the session ends when it ends. */
    setSession(
      reply: FastifyReply,
      issued: { accessToken: string; refreshToken: string; sessionId: string; remember: boolean },
    ) {
      const names = namesFor(reply.request);
      const maxAge = issued.remember ? { maxAge: SESSION_SECONDS } : {};
      const options = { ...hidden(reply.request), ...maxAge };
      reply.setCookie(names.access, issued.accessToken, options);
      reply.setCookie(names.refresh, issued.refreshToken, { ...options, path: REFRESH_PATH });
      reply.setCookie(names.remember, issued.remember ? '1' : '0', { ...options, path: REFRESH_PATH });
      setCsrf(reply, issued.sessionId, maxAge);
    },
    setDevice(reply: FastifyReply, value: string) {
      const options = { ...hidden(reply.request), path: '/api/auth', maxAge: DEVICE_SECONDS };
      reply.setCookie(namesFor(reply.request).device, value, options);
    },
    /** Somebody whose readable cookie was lost would otherwise have a session in which nothing can be saved. */
    repairCsrf(request: FastifyRequest, reply: FastifyReply, sessionId: string) {
      if (!ctx.tokens.isCsrf(request.cookies[CSRF_NAME] ?? '', sessionId)) setCsrf(reply, sessionId, {});
    },
    clear(reply: FastifyReply) {
      const names = namesFor(reply.request);
      const options = hidden(reply.request);
      reply.clearCookie(names.access, options);
      reply.clearCookie(names.refresh, { ...options, path: REFRESH_PATH });
      reply.clearCookie(names.remember, { ...options, path: REFRESH_PATH });
      reply.clearCookie(CSRF_NAME, readable(reply.request));
    },
  };
}

export type Cookies = ReturnType<typeof createCookies>;
