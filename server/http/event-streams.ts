import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Watched } from '../../contract/operation.ts';
import type { Person } from '../actor.ts';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';

export const EVENT_STREAM = 'text/event-stream';

/** How often the state is read while somebody watches, in ms: whichever server changes it, each learns of it here. */
export const READ_MS = 1_000;
/** Readings between two looks at whether the session still lives. */
const CHECK_EVERY = 5;
/** Readings between two beats: they keep proxies from cutting a silent line, and tell a browser that it still is one. */
const HEARTBEAT_EVERY = 15;
/** How long a browser waits before it comes back, in ms. */
const COME_BACK_MS = 3_000;
/** A browser has six connections to a site over HTTP/1.1; streams in every tab must leave some for everything else. */
const MOST_PER_SESSION = 4;
const RETRY_AFTER_S = 30;

interface Event {
  /** Names the state itself, so it means the same on every server and after a restart. */
  id: string;
  data: string;
  isLast: boolean;
}
interface Watcher {
  stream: PassThrough;
  /** @throws CodedError once this person may no longer watch */
  assertStillMay: () => Promise<void>;
  /** Data waits because the reader is slow: what comes next replaces what was skipped. */
  behind: boolean;
}
interface Topic {
  watchers: Set<Watcher>;
  last: Event;
  readings: number;
  timer: NodeJS.Timeout | undefined;
}

/** Server-sent events of whatever a handler gives to watch: one reading a second for all who watch the same. */
export function createEventStreams(ctx: Context) {
  const topics = new Map<string, Topic>();
  const perSession = new Map<string, number>();
  let closed = false;

  async function readEvent(watched: Watched<unknown>, schema: z.ZodMiniType): Promise<Event> {
    const state = await watched.read();
    const data = JSON.stringify(z.encode(schema, state));
    const id = createHash('sha256').update(data).digest('base64url').slice(0, 16);
    return { id, data, isLast: watched.isLast(state) };
  }

  function tell(watcher: Watcher, event: Event): void {
    if (watcher.stream.writableEnded) return;
    watcher.behind = watcher.stream.writableNeedDrain;
    if (watcher.behind) return;
    watcher.stream.write(`id: ${event.id}\ndata: ${event.data}\n\n`);
    if (event.isLast) watcher.stream.end();
  }

  async function check(watcher: Watcher): Promise<void> {
    try {
      await watcher.assertStillMay();
    } catch (error) {
      if (error instanceof CodedError) watcher.stream.end();
    }
  }

  async function turn(name: string, topic: Topic, watched: Watched<unknown>, schema: z.ZodMiniType) {
    topic.readings += 1;
    try {
      const event = await readEvent(watched, schema);
      const changed = event.id !== topic.last.id;
      topic.last = event;
      for (const watcher of topic.watchers) if (changed || watcher.behind) tell(watcher, event);
    } catch (error) {
      // A refusal is an answer; anything else, such as a database that is away, may pass.
      if (error instanceof CodedError) for (const { stream } of topic.watchers) stream.end();
      else ctx.log.warn({ err: error }, 'watched state not read');
    }
    if (topic.readings % CHECK_EVERY === 0) await Promise.all([...topic.watchers].map(check));
    if (topic.readings % HEARTBEAT_EVERY === 0)
      for (const { stream } of topic.watchers) {
        if (!stream.writableNeedDrain && !stream.writableEnded) stream.write('event: beat\ndata: 1\n\n');
      }
    schedule(name, topic, watched, schema);
  }

  function schedule(name: string, topic: Topic, watched: Watched<unknown>, schema: z.ZodMiniType): void {
    // Somebody may have begun to watch the same anew while this one was read for the last time.
    if (closed || topics.get(name) !== topic) return;
    topic.timer = setTimeout(() => void turn(name, topic, watched, schema), READ_MS);
  }

  function enter(
    name: string,
    watcher: Watcher,
    watched: Watched<unknown>,
    schema: z.ZodMiniType,
    now: Event,
  ) {
    const topic = topics.get(name) ?? { watchers: new Set(), last: now, readings: 0, timer: undefined };
    topic.watchers.add(watcher);
    if (!topics.has(name)) {
      topics.set(name, topic);
      schedule(name, topic, watched, schema);
    }
    watcher.stream.once('close', () => {
      topic.watchers.delete(watcher);
      if (topic.watchers.size > 0 || topics.get(name) !== topic) return;
      clearTimeout(topic.timer);
      topics.delete(name);
    });
  }

  /** @throws RATE_LIMITED for one stream too many of one session */
  function count(sessionId: string, stream: PassThrough): void {
    const open = perSession.get(sessionId) ?? 0;
    if (open >= MOST_PER_SESSION) throw new CodedError('RATE_LIMITED', { retryAfter: RETRY_AFTER_S });
    perSession.set(sessionId, open + 1);
    stream.once('close', () => {
      const left = (perSession.get(sessionId) ?? 1) - 1;
      if (left > 0) perSession.set(sessionId, left);
      else perSession.delete(sessionId);
    });
  }

  return {
    /**
     * Answers with a stream: the state at once, then each change, then the end. Every event holds the whole state, so
     * whoever comes back after a broken line has missed nothing; 204 tells a browser that has the last one to stay away.
     */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      watched: Watched<unknown>,
      schema: z.ZodMiniType,
      assertStillMay: () => Promise<void>,
    ): Promise<FastifyReply> {
      const now = await readEvent(watched, schema);
      if (now.isLast && request.headers['last-event-id'] === now.id) return reply.code(204).send();
      const stream = new PassThrough();
      if (request.method !== 'HEAD') count((request.caller as Person).sessionId, stream);
      reply.type(EVENT_STREAM);
      // A proxy that gathers or compresses would hold events back; a connection kept for later, the server's end.
      reply.headers({
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      if (request.method === 'HEAD') return reply.send();
      const watcher = { stream, assertStillMay, behind: false };
      stream.write(`retry: ${COME_BACK_MS}\n\n`);
      tell(watcher, now);
      if (closed) stream.end();
      else if (!now.isLast) enter(watched.name, watcher, watched, schema, now);
      return reply.send(stream);
    },
    /** Ends every stream: browsers come back, to this server or another. */
    close(): void {
      closed = true;
      for (const topic of topics.values()) {
        clearTimeout(topic.timer);
        for (const { stream } of topic.watchers) stream.end();
      }
    },
  };
}
