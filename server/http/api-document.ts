import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type DescribedRoute, writeApiDocument } from './write-api-document.ts';

/** Nearly as small as the highest, 11, in a tenth of the time: whoever asks first waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const PACKED = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Which of our packings a client takes, the smallest first; null for none. */
function packingOf(accepted: string): keyof typeof PACKED | null {
  const taken = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim().toLowerCase());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}

/**
 * The API document, of the routes that are registered after this. It never changes, takes long to write and to pack, and
 * anybody may ask for it, so each form of it is made once, when somebody asks, however many ask meanwhile.
 */
export function registerApiDocument(app: FastifyInstance, write = writeApiDocument): void {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    // Each GET brings a HEAD with it, of which the contract knows nothing.
    if (method === 'HEAD') return;
    if ((config as FastifyContextConfig | undefined)?.operation) routes.push({ method, url, schema });
  });
  const made = new Map<string, Promise<Buffer>>();
  const once = (form: string, make: () => Promise<Buffer>) => {
    const known = made.get(form) ?? make();
    made.set(form, known);
    return known;
  };
  const plain = () => once('plain', async () => Buffer.from(await write(routes)));
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const packing = packingOf(request.headers['accept-encoding'] ?? '');
    reply.type('application/json').header('vary', 'accept-encoding');
    if (!packing) return reply.send(await plain());
    // What says that it is packed, the server does not pack again.
    reply.header('content-encoding', packing);
    return reply.send(await once(packing, async () => PACKED[packing](await plain())));
  });
}
