import { buildRequest, type Wire } from '../../contract/request.ts';
import { ApiError } from './api-error.ts';
import { APP_VERSION } from './app-version.ts';
import { readRetryAfter } from './retry-after.ts';
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

/** One request over the wire, nothing repeated. Throws a NETWORK ApiError when there is no answer. */
export async function fetchOperation(
  operation: Wire,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Response> {
  const request = buildRequest(operation, input);
  const headers = new Headers({ Accept: 'application/json', 'X-App-Version': APP_VERSION });
  const token = request.method === 'GET' ? null : csrfToken();
  if (token !== null) headers.set(CSRF_NAME, token);
  if (request.body !== null) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(request.url, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      body: request.body === null ? null : JSON.stringify(request.body),
      signal: signal ?? null,
    });
  } catch (error) {
    // Given up on purpose, by the caller or by its time limit.
    if (error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)) throw error;
    throw ApiError.noAnswer();
  }
}

function isDetail(value: unknown): value is { path: string; message: string } {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}

/** The envelope of a failure as an ApiError; a reply of another shape (a proxy's page) gives code null. */
export async function failureOf(response: Response): Promise<ApiError> {
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = await response.json();
    if (typeof parsed === 'object' && parsed !== null) body = { ...parsed };
  } catch {
    // Not JSON: the status alone speaks.
  }
  const sentence = body.message ?? body.error;
  return new ApiError({
    status: response.status,
    code: isErrorCode(body.code) ? body.code : null,
    message: typeof sentence === 'string' ? sentence : '',
    details: Array.isArray(body.details) ? body.details.filter(isDetail) : [],
    retryAfter:
      typeof body.retryAfter === 'number'
        ? body.retryAfter
        : readRetryAfter(response.headers.get('Retry-After'), Date.now()),
  });
}

/** The envelope's `data` of a successful reply. */
export async function dataOf(response: Response): Promise<unknown> {
  try {
    const parsed: unknown = await response.json();
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed) return parsed.data;
  } catch {
    // A success that is not our envelope is no success.
  }
  throw new ApiError({ status: response.status, code: null, message: '' });
}
