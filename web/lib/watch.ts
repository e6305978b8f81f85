import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import { buildRequest } from '../../contract/request.ts';
import type { ApiError } from './api-error.ts';
import { readKey, useRead } from './read.ts';
import { wireOf } from './wire.ts';

/** Without a stream the state is read this often, in ms. */
const POLL_MS = 2_000;
/** A stream that was refused is asked for again after this time, in ms; one that broke comes back by itself. */
const AGAIN_MS = 20_000;

/** The server beats every 15 s or so: a line that has been silent this long is dead, though nobody has said so, in ms. */
const SILENCE_MS = 45_000;

/** Operations that answer with a stream of events. */
type StreamName = {
  [N in OperationName]: Api[N]['reply'] extends { events: unknown } ? N : never;
}[OperationName];

/**
 * Follows something that changes on the server: each event of `stream` is put where `read`, which answers the same data,
 * keeps its own. While there is no stream (a proxy that holds it back, one tab too many) `read` is asked again and again.
 * @param enabled false: nothing to follow, or its last state has come
 * @param onStreaming told when a stream has been opened or lost
 */
export function useWatch<N extends OperationName>(
  stream: StreamName,
  read: N,
  input: CallInput<Api[N]>,
  { enabled, onStreaming }: { enabled: boolean; onStreaming?: (on: boolean) => void },
): UseQueryResult<ReplyOf<Api[N]>, ApiError> {
  const cache = useQueryClient();
  const [streaming, setStreaming] = useState(false);
  const { url } = buildRequest(wireOf(stream), { ...input });
  const asText = JSON.stringify(readKey(read, { ...input }));
  const tell = useEffectEvent((on: boolean) => onStreaming?.(on));
  useEffect(() => tell(streaming), [streaming]);
  useEffect(() => {
    if (!enabled) return;
    const queryKey = JSON.parse(asText) as unknown[];
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      clearTimeout(silence);
      source.close();
      setStreaming(false);
    };
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        leave();
        open();
      }, SILENCE_MS);
    };
    const open = () => {
      source = new EventSource(url);
      source.addEventListener('beat', heard);
      source.addEventListener('open', () => {
        heard();
        setStreaming(true);
      });
      source.addEventListener('message', (event: MessageEvent<string>) => {
        heard();
        // An answer that is under way is older than this event.
        void cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, JSON.parse(event.data));
      });
      source.addEventListener('error', () => {
        setStreaming(false);
        clearTimeout(silence);
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    // A network that goes away leaves the line standing: the browser is told of the one, not of the other.
    const back = () => {
      leave();
      open();
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', back);
      leave();
    };
  }, [enabled, url, asText, cache]);
  return useRead(read, input, { enabled, ...(streaming ? {} : { every: POLL_MS }) });
}
