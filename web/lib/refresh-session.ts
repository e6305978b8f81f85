import type { Api } from '../../contract/api.ts';
import type { ReplyOf } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { storedExpiry, storedUser, storeExpiry, storeSession } from './stored-session.ts';
import { dataOf, failureOf, fetchOperation } from './transport.ts';
import { wireOf } from './wire.ts';

const RETRIES = 2;
const RETRY_DELAY_MS = 1000;
const LOCK = 'girok-refresh';

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** 401 and 404 are final; anything else is tried twice more, a second apart (specification 1, section 8). */
async function requestRefresh(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetchOperation(wireOf('refresh'), {});
      if (!response.ok) throw await failureOf(response);
      const { user, session } = (await dataOf(response)) as ReplyOf<Api['refresh']>;
      // Signed out in another tab meanwhile: the answer must not bring the record back.
      if (storedUser() === null) storeExpiry(session.expiresAt);
      else storeSession(user, session.expiresAt);
      return;
    } catch (error) {
      const final = error instanceof ApiError && (error.status === 401 || error.status === 404);
      if (final || attempt === RETRIES) throw error;
      await wait(RETRY_DELAY_MS);
    }
  }
}

/** The refresh token is good for one use: a tab that waited for another tab's refresh must not send the old one. */
async function refreshInLock(): Promise<void> {
  const before = storedExpiry();
  const run = async () => {
    if (storedExpiry() === before) await requestRefresh();
  };
  if ('locks' in navigator) await navigator.locks.request(LOCK, run);
  else await run();
}

let running: Promise<void> | null = null;

/** Renews the session's cookies; calls at the same time, also in other tabs, share one request. */
export function refreshSession(): Promise<void> {
  running ??= refreshInLock().finally(() => {
    running = null;
  });
  return running;
}
