import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it arrived. */
  body: string;
  messages: { role: string; content: string }[];
}

/** How the model behaves at the nth request, counted from 1. */
export type Behaviour = (request: ModelRequest, response: ServerResponse, nth: number) => void;

/** A chat completion with this text. */
export function says(text: string, finish = 'stop'): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(completion(text, finish));
  };
}

export function completion(text: string | null, finish = 'stop'): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  });
}

/** Answers with a status, and with the error body that such servers send. */
export function fails(status: number, headers: Record<string, string> = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: status } }));
  };
}

/** Never answers. */
export const hangs: Behaviour = () => {};

/** Begins a good reply and falls silent. */
export const stalls: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(completion('미세먼지 농도를 재고 표로 정리함.').slice(0, 90));
};

/** Ends the connection in the middle of a reply. */
export const breaksOff: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
  response.write(completion('미세먼지 농도를 재고 표로 정리함.').slice(0, 120), () => response.destroy());
};

/** Streams although nobody asked it to, and stops without an end. */
export const streamsHalf: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of ['미세먼지 ', '농도를 재고 '])
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece } }] })}\n\n`);
  response.end();
};

export interface ModelServer {
  /** What belongs into `AI_BASE_URL`. */
  baseUrl: string;
  requests: ModelRequest[];
  behave(behaviour: Behaviour): void;
  /** Behaves so at the first request, and so at each later one. */
  behaveInTurn(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** A real local server that speaks the chat-completions protocol and does whatever a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = says('');
  const requests: ModelRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const request = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body,
        messages: (JSON.parse(body || '{}') as Partial<ModelRequest>).messages ?? [],
      };
      requests.push(request);
      behaviour(request, response, requests.length);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const behave = (next: Behaviour) => {
    requests.length = 0;
    behaviour = next;
  };
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave,
    behaveInTurn: (...behaviours) =>
      behave((request, response, nth) =>
        behaviours[Math.min(nth, behaviours.length) - 1]?.(request, response, nth),
      ),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
