import { setImmediate } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { APP_VERSION } from '../../contract/app-version.ts';

/** The part of a route that the document tells of. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url'> & { schema: RouteOptions['schema'] };

/** Routes in one piece: 10 to 20 ms of work, where all of them at once would keep everybody waiting for half a second. */
const AT_ONCE = 4;

const HEAD = {
  openapi: '3.1.0',
  info: { title: 'Girok', version: APP_VERSION },
  components: {
    securitySchemes: {
      session: { type: 'apiKey' as const, in: 'cookie', name: 'access_token' },
      token: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
};

/**
 * The OpenAPI document of these routes. The library writes all the routes of a server in one go, so each few get a server of
 * their own that never listens, and between them the real one answers whoever waits.
 */
export async function writeApiDocument(routes: readonly DescribedRoute[]): Promise<string> {
  const paths: Record<string, object> = {};
  let whole: object = {};
  for (let at = 0; at < routes.length; at += AT_ONCE) {
    await setImmediate();
    const part = await describe(routes.slice(at, at + AT_ONCE));
    for (const [path, methods] of Object.entries(part.paths ?? {}))
      paths[path] = { ...paths[path], ...methods };
    whole = { ...part, paths };
  }
  return JSON.stringify(whole);
}

async function describe(routes: readonly DescribedRoute[]) {
  const app = fastify({ exposeHeadRoutes: false });
  // Nothing is ever asked of it, so nothing is validated or written.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(swagger, { openapi: HEAD, transform: jsonSchemaTransform });
  for (const { method, url, schema } of routes)
    app.route({ method, url, ...(schema ? { schema } : {}), handler: () => null });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
