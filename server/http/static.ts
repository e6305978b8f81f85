import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { pageAt, readPages } from './pages.ts';
import { presentError, sendFailure } from './present-error.ts';

const YEAR_SECONDS = 31_536_000;

/** A document, as it is or compressed. */
const DOCUMENT = /\.html(?:\.\w+)?$/;

const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the built client: hashed files, which may be kept for ever; the pages that the build drew; and for every other
 * screen the shell. `webRoot` is `dist/web`; pages lie beside it. All were compressed by the build.
 */
export async function registerStatic(app: FastifyInstance, webRoot: string): Promise<void> {
  const pagesRoot = join(webRoot, '../pages');
  const pages = readPages(join(webRoot, '../pages.json'));
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // Policies of documents; on a first visit they would weigh as much as a screen's code.
      if (hashed) for (const name of OF_DOCUMENTS) response.removeHeader(name);
      if (pages.scriptHash && DOCUMENT.test(path)) allow(response, 'script-src', pages.scriptHash);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '/';
    if (!isPage || /\.\w+$/.test(path) || path.startsWith('/api/')) {
      return sendFailure(reply, presentError({ statusCode: 404 }).failure);
    }
    const { status, file, styleHash } = pageAt(pages, path);
    if (styleHash) allow(reply, 'style-src', styleHash);
    reply.status(status).header('cache-control', 'no-cache');
    return file === null ? reply.sendFile('index.html', webRoot) : reply.sendFile(file, pagesRoot);
  });
}

/** What stands in the document itself, by its hash, on top of the policy of every answer. */
function allow(
  reply: Pick<FastifyReply, 'getHeader' | 'header'>,
  directive: 'script-src' | 'style-src',
  hash: string,
): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header(
    'content-security-policy',
    policy.replace(new RegExp(`${directive} [^;]*`), (sources) => `${sources} ${hash}`),
  );
}
