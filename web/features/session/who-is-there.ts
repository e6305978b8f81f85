import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { forgetLeaving, isLeaving, rememberLeaving } from '../../lib/leaving.ts';
import { refreshSession } from '../../lib/refresh-session.ts';
import { clearStoredSession, hasExpired, storedUser, storeSession } from '../../lib/stored-session.ts';
import { mayHaveSession } from '../../lib/transport.ts';
import type { SessionState } from './session-context.ts';

const OUT: SessionState = { phase: 'out', exit: '/login' };
/** Nobody who wants to leave waits longer for the server. */
const GOODBYE_MS = 5000;

/** Ends the session on the server. Where it does not answer, the next visit tries again before anything else. */
export async function sayGoodbye(): Promise<void> {
  rememberLeaving();
  try {
    await call('logout', {}, { signal: AbortSignal.timeout(GOODBYE_MS) });
  } catch (error) {
    // An answer of any kind means that the cookies are gone.
    if (!(error instanceof ApiError) || error.code === 'NETWORK') return;
  }
  forgetLeaving();
}

/** Asks the server who is signed in; the cached record serves where it cannot say (specification 1, section 4). */
export async function whoIsThere(): Promise<SessionState> {
  if (isLeaving()) {
    await sayGoodbye();
    clearStoredSession();
    return OUT;
  }
  // A visitor needs no request to be told that they are one.
  if (!mayHaveSession() && storedUser() === null) return OUT;
  // The current-user call itself is never repeated after a refresh, so that comes first.
  if (mayHaveSession() && hasExpired()) await refreshSession().catch(() => undefined);
  try {
    const { user, session } = await call('getMe', {});
    storeSession(user, session.expiresAt);
    return { phase: 'in', user, failure: null };
  } catch (error) {
    const failure = error instanceof ApiError ? error : ApiError.noAnswer();
    const refused = failure.status === 401 || failure.status === 403;
    const cached = storedUser();
    if (!refused && cached) return { phase: 'in', user: cached, failure };
    if (refused) clearStoredSession();
    return OUT;
  }
}
