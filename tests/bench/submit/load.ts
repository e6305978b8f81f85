import { Agent, request } from 'node:http';
import { BODY } from './statements.ts';

/** How many students press the button at once. */
export const CLIENTS = 10;

export interface Submission {
  path: string;
  headers: Record<string, string>;
}

/** Sends every submission once over connections that stay open. @throws when one is refused */
export async function sendAll(port: number, submissions: Submission[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const body = JSON.stringify(BODY);
  const queue = submissions[Symbol.iterator]();
  const worker = async () => {
    for (const submission of queue) {
      const status = await send(agent, port, submission, body);
      if (status !== 201) throw new Error(`${submission.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, worker));
  agent.destroy();
}

function send(agent: Agent, port: number, { path, headers }: Submission, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'sec-fetch-site': 'same-origin',
          origin: `http://127.0.0.1:${port}`,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
