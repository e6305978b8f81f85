import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { constants } from 'node:zlib';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { registerApiDocument } from './api-document.ts';
import { policies } from './policies.ts';
import { presentError, refuseRaw, sendFailure } from './present-error.ts';
import { registerOperations } from './routes.ts';
import { createStandstill } from './standstill.ts';
import { registerStatic } from './static.ts';
import { validatorOf } from './validate-input.ts';

/** Decisions.md, section 2: bodies over 1 MB are refused. */
const BODY_LIMIT = 1024 * 1024;
/** A request that has not arrived whole by then, or has not even named what it asks for, holds a connection for nothing, in ms. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
/** How often Node looks for those: its own half a minute would let each go on for as long again. */
const LOOK_MS = 2_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation's name in the contract; absent for files of the client. */
    operation?: string;
  }
}

/** Builds the server around a context; `listen` is the caller's. `webRoot` is the built client, absent in tests. */
export async function buildServer(ctx: Context, webRoot?: string): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ctx.env.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(reply.header('cache-control', 'no-store'), presentError(error).failure);
    },
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      if (refuseRaw(error, socket)) ctx.log.warn({ code: error.code }, 'no request, refused');
    },
  });
  app.setValidatorCompiler(({ schema }) => validatorOf(schema as unknown as z.ZodMiniType));
  // Replies were checked against the contract before they come here (routes.ts).
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Fastify reads text bodies by itself; a browser may send those across sites without asking first.
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined || request.body === null) request.body = {};
  });

  app.setErrorHandler((error, request, reply) => {
    const { failure, unexpected } = presentError(error);
    if (unexpected)
      ctx.log.error({ err: error, operation: request.routeOptions.config.operation }, 'request failed');
    // A page is not asked for by a program: when it is refused, something between us and the browser is wrong.
    else if (!request.routeOptions.config.operation && failure.code !== 'NOT_FOUND')
      ctx.log.warn({ err: error, code: failure.code }, 'page refused');
    return sendFailure(reply, failure);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return;
    ctx.log.info(
      { operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime), id: request.id },
      'request',
    );
  });

  // Where the server shares its process with tests, their work would count as its own.
  if (ctx.env.production) refuseAtStandstill(app, ctx.env.overloadedMs);
  await app.register(helmet, policies(ctx.env));
  await app.register(cookie);
  // Level 1: 3 to 5 ms for 300 rows against 25 ms at gzip's usual 6 (architecture.md, traps).
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
  app.addHook('onSend', async (_request, reply) => {
    // Files of the client say themselves how long they may be kept; everything else is somebody's data.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  registerApiDocument(app);
  registerOperations(app, ctx);
  if (webRoot) await registerStatic(app, webRoot);
  else
    app.setNotFoundHandler((_request, reply) =>
      sendFailure(reply, presentError({ statusCode: 404 }).failure),
    );
  await app.ready();
  return app;
}

/** A page is a file: cheaper than a refusal, and nobody's browser should show an envelope instead of it. */
function refuseAtStandstill(app: FastifyInstance, limitMs: number): void {
  const standstill = createStandstill(limitMs);
  const stop = standstill.watch();
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) standstill.assertMoving();
  });
}

/** An empty body with a JSON content type is legal: many clients send it with PUT. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body as string, done);
  });
}
