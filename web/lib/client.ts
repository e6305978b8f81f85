import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import type { ApiError } from './api-error.ts';
import { goTo, reloadTo } from './navigation.ts';
import { refreshSession, wait } from './refresh-session.ts';
import { announce } from './session-events.ts';
import { clearStoredSession } from './stored-session.ts';
import { dataOf, failureOf, fetchOperation } from './transport.ts';
import { wireOf } from './wire.ts';

const RATE_LIMIT_WAIT_S = 3;
/** Nobody waits longer than this in front of a spinner; a longer Retry-After is shown instead. */
const RATE_LIMIT_LONGEST_S = 20;
const LOGIN_DELAY_MS = 100;

export interface CallOptions {
  signal?: AbortSignal;
}

/** Ends the session of this browser: record cleared, `auth:logout` raised, and after 100 ms the login screen. */
function endSession(): void {
  clearStoredSession();
  announce('auth:logout');
  setTimeout(() => goTo('/login', { replace: true }), LOGIN_DELAY_MS);
}

/** Their failure says that nobody is signed in, which is no news to whoever called them: no redirect, no refresh. */
const WITHOUT_REDIRECT = new Set<OperationName>(['getMe', 'logout']);

/** What a refusal means for the session (decisions.md, section 2: the code decides first). */
function actOnRefusal(error: ApiError, name: OperationName): void {
  if (error.code === 'VERSION_MISMATCH') {
    clearStoredSession();
    reloadTo('/login?reload=true');
    return;
  }
  if (error.status !== 401 && error.status !== 403) return;
  switch (error.code) {
    case 'CONSENT_REQUIRED':
      return announce('auth:consent-required');
    case 'PASSWORD_CHANGE_REQUIRED':
      return announce('auth:password-change-required');
    case 'FORBIDDEN':
      return announce('auth:forbidden');
    case 'CSRF':
    case 'REGISTRATION_CLOSED':
      return;
    default:
      if (!WITHOUT_REDIRECT.has(name)) endSession();
  }
}

/**
 * Sends an operation and answers the successful response. 429 is tried once more after Retry-After, 401 once more
 * after a refresh (never for public operations and the current-user call). Throws ApiError.
 */
export async function sendOperation(
  name: OperationName,
  input: Record<string, unknown>,
  options: CallOptions = {},
): Promise<Response> {
  const operation = wireOf(name);
  const inSession = !operation.isPublic;
  let waited = false;
  let refreshed = false;
  for (;;) {
    const response = await fetchOperation(operation, input, options.signal);
    if (response.ok) return response;
    const error = await failureOf(response);

    const pause = error.retryAfter ?? RATE_LIMIT_WAIT_S;
    if (error.status === 429 && !waited && pause <= RATE_LIMIT_LONGEST_S) {
      waited = true;
      await wait(pause * 1000);
      continue;
    }
    const mayRefresh = inSession && !WITHOUT_REDIRECT.has(name) && error.code !== 'VERSION_MISMATCH';
    if (error.status === 401 && mayRefresh && !refreshed) {
      refreshed = true;
      const renewed = await refreshSession().then(
        () => true,
        () => false,
      );
      if (renewed) continue;
    }
    if (inSession || error.code === 'VERSION_MISMATCH') actOnRefusal(error, name);
    throw error;
  }
}

/**
 * Calls an operation of the contract and answers the envelope's `data`. Throws ApiError; what it means for the
 * session has then already been acted on.
 */
export async function call<N extends OperationName>(
  name: N,
  input: CallInput<Api[N]>,
  options: CallOptions = {},
): Promise<ReplyOf<Api[N]>> {
  const response = await sendOperation(name, { ...input }, options);
  // The server validates its replies against the same schema (contract/), so it is not done twice here.
  return (await dataOf(response)) as ReplyOf<Api[N]>;
}
