import { buildRequest } from '../../contract/request.ts';
import { api } from '../../contract/api.ts';
import type { JobReply } from '../../contract/jobs.ts';
import type { TestClient } from './client.ts';

export interface ServerEvent {
  id: string;
  data: { job: JobReply };
}

/** A stream of server-sent events over the network, read as a browser would. */
export class EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: ServerEvent[] = [];
  /** Settles when the server has ended the stream, or `close` was called. */
  readonly ended: Promise<void>;
  private readonly abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.headers = response.headers;
    this.abort = abort;
    this.ended = this.read(response).catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
  }

  static async open(
    origin: string,
    client: TestClient,
    jobId: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const abort = new AbortController();
    const { url } = buildRequest(api.watchJob, { id: jobId });
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + url, { headers: { cookie, ...headers }, signal: abort.signal });
    return new EventReader(response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  private async read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const data = field('data');
        if (data) this.events.push({ id: field('id') ?? '', data: JSON.parse(data) as ServerEvent['data'] });
      }
    }
  }
}
