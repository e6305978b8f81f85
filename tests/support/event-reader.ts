import { buildRequest } from '../../contract/request.ts';
import { api } from '../../contract/api.ts';
import type { JobReply } from '../../contract/jobs.ts';
import type { TestClient } from './client.ts';

export interface ServerEvent<Data> {
  id: string;
  data: Data;
}

/** A stream of server-sent events over the network, read as a browser would. */
export class EventReader<Data = { job: JobReply }> {
  readonly status: number;
  readonly headers: Headers;
  readonly events: ServerEvent<Data>[] = [];
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

  /** The stream of a job. */
  static open(
    origin: string,
    client: TestClient,
    jobId: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    return EventReader.follow(origin + buildRequest(api.watchJob, { id: jobId }).url, client, headers);
  }

  static async follow<Data>(
    url: string,
    client: Pick<TestClient, 'cookies'>,
    headers: Record<string, string> = {},
  ): Promise<EventReader<Data>> {
    const abort = new AbortController();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { headers: { cookie, ...headers }, signal: abort.signal });
    return new EventReader<Data>(response, abort);
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
        if (data && field('event') === undefined)
          this.events.push({ id: field('id') ?? '', data: JSON.parse(data) as Data });
      }
    }
  }
}
