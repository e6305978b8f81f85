import { buildRequest, type Wire } from '../../contract/request.ts';
import { ApiError } from './api-error.ts';
import { APP_VERSION } from '../../contract/app-version.ts';
import { readRetryAfter } from './retry-after.ts';
import { noteServerTime, serverNow } from './server-clock.ts';
import { isErrorCode } from './wire.ts';

const CSRF_NAME = 'X-XSRF-TOKEN';

/** The readable cookie, or null. */
export function csrfToken(): string | null {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (name === CSRF_NAME || name === `__Host-${CSRF_NAME}`) return decodeURIComponent(part.slice(at + 1));
  }
  return null;
}

/** The cookie comes and goes with the session's own, which a script cannot see: without it nobody is signed in. */
export function mayHaveSession(): boolean {
  return csrfToken() !== null;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** The request outlives the page, for words that are sent while it goes. */
  keepalive?: boolean;
}

/** Browsers let at most 64 KiB outlive their page; a letter takes up to three bytes. */
const KEEPALIVE_LETTERS = 20_000;

/** One request over the wire, nothing repeated. Throws a NETWORK ApiError when there is no answer. */
export async function fetchOperation(
  operation: Wire,
  input: Record<string, unknown>,
  { signal, keepalive = false }: SendOptions = {},
): Promise<Response> {
  const request = buildRequest(operation, input);
  const headers = new Headers({ Accept: 'application/json', 'X-App-Version': APP_VERSION });
  const token = request.method === 'GET' ? null : csrfToken();
  if (token !== null) headers.set(CSRF_NAME, token);
  if (request.body !== null) headers.set('Content-Type', 'application/json');
  const body = request.body === null ? null : JSON.stringify(request.body);
  const sentAt = Date.now();
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      body,
      signal: signal ?? null,
      keepalive: keepalive && (body?.length ?? 0) < KEEPALIVE_LETTERS,
    });
    noteServerTime(response, sentAt);
    return response;
  } catch (error) {
    throw broken(error);
  }
}

/** What broke the line: given up on purpose, by the caller or by its time limit, or no answer. */
function broken(error: unknown): unknown {
  const isGivenUp = error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name);
  return isGivenUp ? error : ApiError.noAnswer();
}

/** The JSON of an answer, null where it is none. A body cut off half-way is no answer: its code may have said anything. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw broken(error);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDetail(value: unknown): value is { path: string; message: string } {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}

/** The envelope of a failure as an ApiError; a reply of another shape (a proxy's page) gives code null. */
export async function failureOf(response: Response): Promise<ApiError> {
  const parsed = await bodyOf(response);
  // Not an object: the status alone speaks.
  const body: Record<string, unknown> = typeof parsed === 'object' ? { ...parsed } : {};
  const sentence = [body.message, body.error].find((one) => typeof one === 'string' && one.trim() !== '');
  return new ApiError({
    status: response.status,
    code: isErrorCode(body.code) ? body.code : null,
    message: typeof sentence === 'string' ? sentence : '',
    details: Array.isArray(body.details) ? body.details.filter(isDetail) : [],
    retryAfter:
      typeof body.retryAfter === 'number'
        ? body.retryAfter
        : readRetryAfter(response.headers.get('Retry-After'), serverNow()),
  });
}

/** The envelope's `data` of a successful reply. */
export async function dataOf(response: Response): Promise<unknown> {
  const parsed = await bodyOf(response);
  if (typeof parsed === 'object' && parsed !== null && 'data' in parsed) return parsed.data;
  // A success that is not our envelope is no success.
  throw new ApiError({ status: response.status, code: null, message: '' });
}
