import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server says to one request; `gone`: the connection breaks, `silent`: it never says anything. */
export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { text: string; status: number; type: string }
  | 'gone'
  | 'silent';

export interface Heard {
  /** Method and path, e.g. `POST /api/auth/refresh`. */
  what: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface ScriptedServer {
  origin: string;
  heard: Heard[];
  /** What each address answers, in turn; the last answer goes on for ever. */
  script: Record<string, Answer[]>;
  close(): Promise<void>;
}

/** A real server that says what a test wrote down for it; an address without a line answers 404 without a body. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const heard: Heard[] = [];
  const scripted: ScriptedServer = { origin: '', heard, script: {}, close: async () => {} };
  const server = createServer((request, response) => {
    const what = `${request.method} ${request.url}`;
    heard.push({ what, headers: request.headers });
    const answers = scripted.script[what] ?? [];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {
      status: 404,
      text: '',
      type: 'text/plain',
    };
    request.resume();
    if (answer === 'silent') return;
    if (answer === 'gone') return void request.socket.destroy();
    const isText = 'text' in answer;
    response.writeHead(answer.status, {
      'content-type': isText ? answer.type : 'application/json',
      ...(isText ? {} : answer.headers),
    });
    response.end(isText ? answer.text : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  scripted.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  scripted.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return scripted;
}
