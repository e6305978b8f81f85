import type { Api, OperationName } from '../../contract/api.ts';
import type { CallInput, ReplyOf } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { goTo, reloadTo } from './navigation.ts';
import { notify } from './notify.ts';
import { queryClient } from './query-client.ts';
import { refreshSession, wait } from './refresh-session.ts';
import { waitWords } from './retry-after.ts';
import { announce } from './session-events.ts';
import { clearStoredSession, hasExpired } from './stored-session.ts';
import {
  csrfToken,
  dataOf,
  failureOf,
  fetchOperation,
  mayHaveSession,
  type SendOptions,
} from './transport.ts';
import { wireOf } from './wire.ts';

const RATE_LIMIT_WAIT_S = 3;
/** A spinner that turns longer than this needs a word. */
const RATE_LIMIT_QUIET_S = 20;
const LOGIN_DELAY_MS = 100;
/** Starting over does not wait longer than this for the old session's end. */
const GOODBYE_MS = 2000;
const START_OVER = '/login?reload=true';

/** Counts the sessions of this tab: an answer to a request of an earlier one says nothing about this one. */
let era = 0;

/** Somebody signed in, or is leaving: what is still under way belonged to whoever was here before. */
export function turnSession(): void {
  era += 1;
}

/** Which of this tab's sessions it is: a later one is another number. */
export function sessionNow(): number {
  return era;
}

/** Ends the session of this browser: record cleared, `auth:logout` raised, and after 100 ms the login screen. */
function endSession(): void {
  turnSession();
  clearStoredSession();
  announce('auth:logout');
  setTimeout(() => goTo('/login', { replace: true }), LOGIN_DELAY_MS);
}

/** This version is too old: nothing of it stays, neither session nor cache, and the page is loaded anew. */
async function startOver(): Promise<void> {
  turnSession();
  clearStoredSession();
  queryClient.clear();
  // The server ends the session even of a client that it does not understand any more.
  const goodbye = mayHaveSession() ? fetchOperation(wireOf('logout'), {}) : null;
  const dropped =
    'caches' in globalThis ? caches.keys().then((keys) => keys.map((k) => caches.delete(k))) : null;
  await Promise.race([Promise.allSettled([goodbye, dropped]), wait(GOODBYE_MS)]);
  const { pathname, search } = window.location;
  // Already anew and still too old: loading once more would only go round in circles.
  if (pathname + search !== START_OVER) reloadTo(START_OVER);
}

/** Their failure says that nobody is signed in, which is no news to whoever called them: no redirect, no refresh. */
const WITHOUT_REDIRECT = new Set<OperationName>(['getMe', 'logout']);

/** What a refusal means for the session (decisions.md, section 2: the code decides first). */
function actOnRefusal(error: ApiError, name: OperationName): void {
  if (error.code === 'VERSION_MISMATCH') return void startOver();
  if (error.status !== 401 && error.status !== 403) return;
  switch (error.code) {
    case 'CONSENT_REQUIRED':
      return announce('auth:consent-required');
    case 'PASSWORD_CHANGE_REQUIRED':
      return announce('auth:password-change-required');
    case 'FORBIDDEN':
      return announce('auth:forbidden');
    // The session is sound; the screen says what is not possible from here.
    case 'CSRF':
    case 'IP_NOT_ALLOWED':
    case 'REGISTRATION_CLOSED':
      return;
    default:
      if (!WITHOUT_REDIRECT.has(name)) endSession();
  }
}

/** A reading call has the server renew the readable cookie; answers whether there is a new one. */
async function renewCsrf(): Promise<boolean> {
  const before = csrfToken();
  await fetchOperation(wireOf('getMe'), {}).catch(() => undefined);
  return csrfToken() !== before;
}

/** Refused before anything was done, by a server that has too much to do and says when to come back. */
function isTurnedAway(error: ApiError): boolean {
  return error.status === 429 || (error.code === 'UNAVAILABLE' && error.retryAfter !== null);
}

/** The wait that a 429 asks for, however long; a long one is told. */
async function pauseFor(seconds: number): Promise<void> {
  if (seconds > RATE_LIMIT_QUIET_S) {
    notify.info(`요청이 너무 많아요. 이 화면을 열어 두면 ${waitWords(seconds)} 뒤에 한 번 더 보낼게요.`);
  }
  await wait(seconds * 1000);
}

/**
 * Sends an operation and answers the successful response. Tried once more each: 429 and an overloaded server's 503 after
 * Retry-After, 401 after a refresh (never for public operations and the current-user call), CSRF with a new cookie. Throws ApiError.
 */
export async function sendOperation(
  name: OperationName,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Response> {
  const operation = wireOf(name);
  const inSession = !operation.isPublic;
  const sentIn = era;
  const tried = new Set<'pause' | 'refresh' | 'csrf'>();
  const first = (what: 'pause' | 'refresh' | 'csrf') => !tried.has(what) && Boolean(tried.add(what));
  for (;;) {
    const response = await fetchOperation(operation, input, options);
    if (response.ok) return response;
    const error = await failureOf(response);

    if (isTurnedAway(error) && first('pause')) {
      await pauseFor(error.retryAfter ?? RATE_LIMIT_WAIT_S);
      // Whoever asked may have gone meanwhile; nothing is sent in the name of the next one.
      if (options.signal?.aborted || (inSession && sentIn !== era)) throw error;
      continue;
    }
    if (error.code === 'CSRF' && first('csrf') && (await renewCsrf())) continue;
    // Somebody left or came meanwhile: the refusal is about a session that nobody here is in any more.
    if (inSession && sentIn !== era) throw error;
    const mayRefresh = inSession && !WITHOUT_REDIRECT.has(name) && error.code !== 'VERSION_MISMATCH';
    if (error.status === 401 && mayRefresh && first('refresh')) {
      const refusal = await refreshSession().then(
        () => null,
        (reason: unknown) => reason,
      );
      if (refusal === null) continue;
      if (refusal instanceof ApiError && refusal.code === 'VERSION_MISMATCH') {
        void startOver();
        throw refusal;
      }
    }
    if (sentIn === era && (inSession || error.code === 'VERSION_MISMATCH')) actOnRefusal(error, name);
    throw error;
  }
}

/**
 * The refresh ahead of time. A refusal ends the session at once, and so does any other answer once the token has ended.
 * Until then it stays in use and the next look tries again (docs/decisions/0022-refresh-ahead.md).
 */
export async function renewSession(): Promise<void> {
  const sentIn = era;
  try {
    await refreshSession();
  } catch (error) {
    if (!(error instanceof ApiError) || sentIn !== era) return;
    if (error.status === 401 || error.status === 403) actOnRefusal(error, 'refresh');
    else if (error.status === 404 || (error.code !== 'NETWORK' && hasExpired())) endSession();
  }
}

/**
 * Calls an operation of the contract and answers the envelope's `data`. Throws ApiError; what it means for the
 * session has then already been acted on.
 */
export async function call<N extends OperationName>(
  name: N,
  input: CallInput<Api[N]>,
  options: SendOptions = {},
): Promise<ReplyOf<Api[N]>> {
  const response = await sendOperation(name, { ...input }, options);
  // The server validates its replies against the same schema (contract/), so it is not done twice here.
  return (await dataOf(response)) as ReplyOf<Api[N]>;
}
