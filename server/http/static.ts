import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { presentError, sendFailure } from './present-error.ts';

const YEAR_SECONDS = 31_536_000;

/** Serves the built client. Hashed files may be kept for ever; every other path is the client's own to route. */
export async function registerStatic(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || isFile || request.url.startsWith('/api/')) {
      return sendFailure(reply, presentError({ statusCode: 404 }).failure);
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html', webRoot);
  });
}
