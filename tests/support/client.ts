import type { FastifyInstance } from 'fastify';
import { api, type Api, type OperationName } from '../../contract/api.ts';
import type { Failure } from '../../contract/errors.ts';
import {
  type CallInput,
  type FileData,
  isEventReply,
  type Operation,
  type ReplyOf,
} from '../../contract/operation.ts';
import { buildRequest } from '../../contract/request.ts';

export interface Reply<T> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The envelope's data; undefined for a refusal. */
  data: T;
  failure: Failure | undefined;
}

/** What a browser does between the contract and the server: cookies, the CSRF header, JSON. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;
  headers: Record<string, string> = {};
  address = '10.0.0.1';

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** Calls an operation with an input of the contract's own type. */
  call<N extends OperationName>(name: N, input: CallInput<Api[N]>): Promise<Reply<ReplyOf<Api[N]>>> {
    return this.send(name, input) as Promise<Reply<ReplyOf<Api[N]>>>;
  }

  /** Like `call`, for inputs that the contract would not let through. */
  send(name: OperationName, input: Record<string, unknown>): Promise<Reply<unknown>> {
    const operation = api[name] as Operation;
    const request = buildRequest(operation, input);
    if (isEventReply(operation.reply)) return this.opened(request.url);
    return this.raw(request.method, request.url, request.body);
  }

  /** How a stream of events answers: what is watched may go on for ever, so only its head is awaited. */
  private async opened(url: string): Promise<Reply<unknown>> {
    const response = await this.app.inject({
      method: 'GET',
      url,
      remoteAddress: this.address,
      headers: { ...this.cookieHeader(), ...this.headers },
      payloadAsStream: true,
    });
    const stream = response.stream();
    const status = response.statusCode;
    const { headers } = response;
    if (String(headers['content-type']).startsWith('text/event-stream')) {
      stream.destroy();
      return { status, headers, data: undefined, failure: undefined };
    }
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    return {
      status,
      headers,
      data: undefined,
      failure: text === '' ? undefined : (JSON.parse(text) as Failure),
    };
  }

  private cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  /** Calls and insists on success. */
  async must<N extends OperationName>(name: N, input: CallInput<Api[N]>): Promise<ReplyOf<Api[N]>> {
    const reply = await this.call(name, input);
    if (reply.failure) throw new Error(`${name} was refused: ${JSON.stringify(reply.failure)}`);
    return reply.data;
  }

  async raw(
    method: string,
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<unknown>> {
    const csrf = this.cookies.get('X-XSRF-TOKEN');
    const hasBody = body !== null && body !== undefined;
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.address,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(csrf && method !== 'GET' ? { 'x-xsrf-token': csrf } : {}),
        ...this.cookieHeader(),
        ...this.headers,
        ...headers,
      },
      ...(hasBody ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const type = String(response.headers['content-type'] ?? '');
    // A file may be JSON, too; then it is no envelope.
    if (!type.startsWith('application/json') || response.headers['content-disposition']) {
      const file: FileData = { name: fileName(response.headers), type, bytes: response.rawPayload };
      return { status: response.statusCode, headers: response.headers, data: file, failure: undefined };
    }
    const envelope = response.json() as { success: boolean; data?: unknown };
    return {
      status: response.statusCode,
      headers: response.headers,
      data: envelope.data,
      failure: envelope.success ? undefined : (envelope as Failure),
    };
  }
}

function fileName(headers: Record<string, unknown>): string {
  const disposition = headers['content-disposition'];
  const encoded =
    typeof disposition === 'string' ? /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] : undefined;
  return encoded ? decodeURIComponent(encoded) : '';
}
