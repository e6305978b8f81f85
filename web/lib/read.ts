import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { wireOf } from './wire.ts';

export interface ReadOptions {
  /** False: not yet, something it needs is missing. */
  enabled?: boolean;
  /** Milliseconds between two reads; absent: only when somebody asks. */
  every?: number;
  /** True: asked again when the window is looked at again. */
  onReturn?: boolean;
  /** False: forgotten when the screen goes, so that the next visit starts from the server's answer. */
  cached?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  freshFor?: number;
  /** True: the last answer stands until the next one is there, as when somebody turns the page of a list. */
  keepsLast?: boolean;
}

/** The cache key of a read: the operation's name, then its input. */
export function readKey(name: OperationName, input?: Record<string, unknown>): unknown[] {
  return input === undefined ? [name] : [name, input];
}

/** Reads an operation and keeps the answer in the cache. `error` is an ApiError; `refetch` tries again. */
export function useRead<N extends OperationName>(
  name: N,
  input: CallInput<Api[N]>,
  options: ReadOptions = {},
): UseQueryResult<ReplyOf<Api[N]>, ApiError> {
  return useQuery<ReplyOf<Api[N]>, ApiError>({
    queryKey: readKey(name, { ...input }),
    queryFn: ({ signal }) => call(name, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every ?? false,
    // An administrator's reads are heavy, and are not tried again (specification 1, section 8).
    ...(wireOf(name).path.startsWith('/api/admin/') ? { retry: false } : {}),
    ...(options.cached === false ? { gcTime: 0 } : {}),
    ...(options.onReturn ? { refetchOnWindowFocus: 'always' } : {}),
    ...(options.keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
  });
}
