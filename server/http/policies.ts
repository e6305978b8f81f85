import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../env.ts';

/** Where the provider's script and its window come from; empty where none is configured. */
function providerOrigins({ google }: Env): string[] {
  if (!google) return [];
  const urls = [google.scriptUrl, google.issuer].filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/**
 * What a browser may do with our pages: nothing from elsewhere, except the identity provider's script, its frames and
 * its style sheet where one is configured (Google's setup guide for its client library asks for exactly these).
 */
export function policies(env: Env): FastifyHelmetOptions {
  const https = env.siteOrigin?.startsWith('https:') ?? false;
  const provider = providerOrigins(env);
  const withProvider = ["'self'", ...provider];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: withProvider,
        // Spreadsheets above half a megabyte are unpacked in a worker that the library makes of its own source.
        workerSrc: ["'self'", 'blob:'],
        styleSrc: withProvider,
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: withProvider,
        frameSrc: withProvider,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    // The provider hands its answer to the window that opened its own, and wants to know which site asks: the origin,
    // never the path.
    crossOriginOpenerPolicy: { policy: provider.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: provider.length > 0 ? 'strict-origin-when-cross-origin' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
