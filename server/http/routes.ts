import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { api, type OperationName } from '../../contract/api.ts';
import { ERRORS } from '../../contract/errors.ts';
import { XLSX } from '../../contract/exports.ts';
import {
  type FileData,
  type FilePieces,
  isEventReply,
  type Operation,
  type Watched,
} from '../../contract/operation.ts';
import { pathKeys } from '../../contract/request.ts';
import type { Caller, Person } from '../actor.ts';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import { endpoints } from '../endpoints.ts';
import { revokeSession } from '../features/auth/sessions.ts';
import { describeAgent } from './agent.ts';
import { clientAddress } from './client-address.ts';
import { type Cookies, createCookies } from './cookies.ts';
import { createEventStreams, EVENT_STREAM } from './event-streams.ts';
import { assertAppVersion, assertMayCall, personOf } from './gates.ts';
import { assertCsrfToken, assertSameOrigin } from './same-origin.ts';
import { sendFile } from './send-file.ts';
import { createSessionReader, type LivingSession, type SessionReader } from './session.ts';
import { createTokenDelivery } from './token-delivery.ts';
import { assertNoBody } from './validate-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | Person;
    session?: LivingSession;
  }
}

/** The handler of any operation, with its types set aside: the table's types were checked in endpoints.ts. */
type AnyHandler = (ctx: Context, actor: Caller | Person, input: Record<string, unknown>) => Promise<unknown>;

/** Makes one route of each operation: authenticate, gates, validate, call, check the reply, present. */
export function registerOperations(app: FastifyInstance, ctx: Context): void {
  const cookies = createCookies(ctx);
  const sessions = createSessionReader(ctx);
  const deliverTokens = createTokenDelivery(ctx, cookies);
  const streams = createEventStreams(ctx);
  // Their connections would otherwise keep the server from closing.
  app.addHook('preClose', async () => streams.close());
  for (const [name, declared] of Object.entries(api) as [OperationName, Operation][]) {
    const handler = endpoints[name] as unknown as AnyHandler;
    const hasQuery = declared.method === 'GET' || declared.method === 'DELETE';
    app.route({
      method: declared.method,
      url: declared.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: name },
      schema: schemaOf(declared, name),
      onRequest: async (request, reply) => {
        const parts = { name, operation: declared, cookies, sessions };
        await authenticate(ctx, parts, request, reply);
      },
      preValidation: async (request) => {
        if (hasQuery) assertNoBody(request.body);
      },
      handler: async (request, reply) => {
        const caller = request.caller as Caller | Person;
        const input: Record<string, unknown> = {
          ...parts(hasQuery ? request.query : request.body),
          // Last: what the address says cannot be said otherwise elsewhere.
          ...parts(request.params),
        };
        if (name === 'refresh') input['refreshToken'] ??= cookies.refresh(request);
        const answer = await handler(ctx, caller, input);
        if (isEventReply(declared.reply)) {
          const token = tokenOf(request, cookies) ?? '';
          return streams.send(request, reply, answer as Watched<unknown>, declared.reply.events, async () => {
            const session = await sessions.read(token);
            if (!session) throw new CodedError('UNAUTHENTICATED');
            await assertMayCall(ctx, declared, session, clientAddress(request));
          });
        }
        if (declared.reply === 'file') return sendFile(reply, name, answer as FileData | FilePieces);
        const data = checkReply(ctx, declared, await deliverTokens(name, request, reply, answer));
        const repeated = (data as { repeated?: boolean }).repeated === true;
        return reply
          .code((repeated && declared.repeatedStatus) || (declared.status ?? 200))
          .send({ success: true, data });
      },
    });
  }
}

function parts(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function tokenOf(request: FastifyRequest, cookies: Cookies): string | undefined {
  return bearerOf(request) ?? cookies.access(request);
}

interface RouteParts {
  name: OperationName;
  operation: Operation;
  cookies: Cookies;
  sessions: SessionReader;
}

/** Who calls, and whether they may: everything that can be said before the body is read. */
async function authenticate(
  ctx: Context,
  { name, operation, cookies, sessions }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  assertSameOrigin(ctx, request);
  const bearer = bearerOf(request);
  const token = tokenOf(request, cookies);
  const caller: Caller = {
    address: clientAddress(request),
    device: cookies.device(request) ?? randomUUID(),
    agent: describeAgent(request.headers['user-agent']),
  };
  if (operation.actor === 'public') {
    request.caller = caller;
    if (operation.method === 'GET') return;
    assertAppVersion(request.headers['x-app-version']);
    const now = ctx.clock.now();
    const carried = name === 'refresh' ? cookies.refresh(request) : cookies.access(request);
    const { tokens } = ctx;
    const read = (token: string) =>
      name === 'refresh' ? tokens.readRefresh(token, now) : tokens.readAccess(token, now);
    const claims = !bearer && carried ? await read(carried) : null;
    // A dead session's cookie proves nothing, and must not keep anybody from signing in.
    const alive = claims && (name === 'refresh' || (await sessions.read(carried ?? '')) !== null);
    if (alive) assertCsrfToken(ctx, request, claims.sessionId);
    return;
  }
  const leaving = name === 'logout';
  const session = token ? await (leaving ? sessions.readToLeave(token) : sessions.enter(token)) : null;
  if (leaving && !session) cookies.clear(reply);
  if (!session) throw new CodedError('UNAUTHENTICATED');
  if (!bearer) assertCsrfToken(ctx, request, session.sessionId);
  if (leaving) {
    // Before the gates: maintenance or a blocked account must not leave a session behind for the next person here.
    await revokeSession(ctx, ctx.db, session.sessionId);
    cookies.clear(reply);
  }
  assertAppVersion(request.headers['x-app-version']);
  await assertMayCall(ctx, operation, session, caller.address);
  if (!operation.poll) await sessions.touch(session);
  if (!bearer && request.method === 'GET') cookies.repairCsrf(request, reply, session.sessionId);
  request.session = session;
  request.caller = personOf(session, caller);
}

/** A reply that does not fit its own contract is our mistake: it fails in tests, and never leaks a field that is not declared. */
function checkReply(ctx: Context, operation: Operation, answer: unknown): unknown {
  if (operation.reply === 'file' || isEventReply(operation.reply)) return answer;
  if (operation.longReply && ctx.env.production) return answer;
  return z.encode(operation.reply, answer as never);
}

/** The parts of the input where they travel, for validation and for the API document. */
function schemaOf(operation: Operation, name: string) {
  const inPath = Object.fromEntries(pathKeys(operation.path).map((key) => [key, true as const]));
  const params = z.pick(operation.input, inPath as never);
  const rest = z.omit(operation.input, inPath as never);
  const hasQuery = operation.method === 'GET' || operation.method === 'DELETE';
  return {
    operationId: name,
    summary: operation.summary,
    tags: [operation.path.split('/')[2] ?? 'api'],
    'x-actor': operation.actor,
    'x-errors': operation.errors ?? [],
    params,
    ...(hasQuery ? { querystring: rest } : { body: rest, querystring: z.strictObject({}) }),
    security: operation.actor === 'public' ? [] : [{ session: [] }, { token: [] }],
    response: { ...successesOf(operation), ...failuresOf(operation) },
  };
}

function successesOf(operation: Operation): Record<number, unknown> {
  if (operation.reply === 'file') {
    return {
      200: { description: '파일', content: { [operation.fileType ?? XLSX]: { schema: z.string() } } },
    };
  }
  if (isEventReply(operation.reply)) {
    const content = { [EVENT_STREAM]: { schema: operation.reply.events } };
    return { 200: { description: '서버가 보내는 이벤트. data는 그때의 전체 상태', content } };
  }
  const envelope = z.object({ success: z.literal(true), data: operation.reply });
  const statuses = [operation.status ?? 200, ...(operation.repeatedStatus ? [operation.repeatedStatus] : [])];
  return Object.fromEntries(statuses.map((status) => [status, envelope]));
}

const failure = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(ERRORS) as [string]),
  message: z.string(),
  error: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  retryAfter: z.optional(z.int()),
});

function failuresOf(operation: Operation) {
  const statuses = new Set<number>([
    400,
    413,
    415,
    500,
    503,
    ...(operation.actor === 'public' ? [] : [401, 403]),
  ]);
  if (operation.scope) statuses.add(404);
  for (const code of operation.errors ?? []) statuses.add(ERRORS[code].status);
  return Object.fromEntries([...statuses].map((status) => [status, failure]));
}
