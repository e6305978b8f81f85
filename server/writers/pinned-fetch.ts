import { ModelFailure } from './fallback.ts';

/** A record is 2 kB, a long train of thought before it some 100 kB; who sends more sends something else. */
const MOST_BYTES = 1024 * 1024;

/**
 * A fetch that reaches one endpoint and nothing else: no other host, no redirect, no reply above 1 MB (counted after
 * decompression, so a small body cannot become a large one). The reply has arrived whole when it returns.
 * @throws ModelFailure; whatever `fetch` throws
 */
export function pinnedFetch(base: URL): typeof fetch {
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== base.origin || !url.pathname.startsWith(folder)) throw new ModelFailure('setup');
    const response = await fetch(url, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      throw new ModelFailure('setup', response.status);
    }
    const bytes = await readAtMost(response);
    const empty = response.status === 204 || response.status === 205;
    return new Response(empty ? null : bytes, {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !/^content-(?:length|encoding)$/.test(name)),
    });
  };
}

async function readAtMost(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and with it the connection.
    if (size > MOST_BYTES) throw new ModelFailure('tooLarge', response.status);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
