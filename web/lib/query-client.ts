import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Unused data stays for five minutes (specification 1, section 9). */
const UNUSED_MS = 300_000;
const FRESH_MS = 10_000;

function worthAnotherTry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.code === 'NETWORK' || error.status >= 500);
}

/** One cache per tab; emptied when the person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: UNUSED_MS,
      staleTime: FRESH_MS,
      retry: worthAnotherTry,
      refetchOnWindowFocus: false,
      // Offline, a request fails and the screen says so; "paused" would look like loading for ever.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
