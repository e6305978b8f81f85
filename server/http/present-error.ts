import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import {
  type ErrorCode,
  type ErrorDetail,
  ERRORS,
  type Failure,
  MOST_PROBLEMS,
} from '../../contract/errors.ts';
import { CodedError } from '../coded-error.ts';
import { isDatabaseAway } from '../db/database-away.ts';

/** Input that the contract's schema refused. */
export class InputRefused extends Error {
  readonly details: ErrorDetail[];
  constructor(details: ErrorDetail[]) {
    super('input refused');
    this.details = details;
  }
}

/** Turns whatever was thrown into the one envelope. The second value says whether it is ours to mend. */
export function presentError(thrown: unknown): { failure: Failure; unexpected: boolean } {
  if (thrown instanceof CodedError) {
    const { details = [] } = thrown;
    const message = details.length > MOST_PROBLEMS ? `${thrown.message} ${howMany(details)}` : thrown.message;
    return {
      failure: {
        success: false,
        code: thrown.code,
        message,
        error: message,
        ...(thrown.code === 'VALIDATION' ? { details: details.slice(0, MOST_PROBLEMS) } : {}),
        ...(thrown.retryAfter === undefined ? {} : { retryAfter: thrown.retryAfter }),
      },
      unexpected: false,
    };
  }
  if (thrown instanceof InputRefused) {
    const message = thrown.details[0]?.message ?? ERRORS.VALIDATION.message;
    return {
      failure: { success: false, code: 'VALIDATION', message, error: message, details: thrown.details },
      unexpected: false,
    };
  }
  const code = codeOf(thrown as Partial<FastifyError>);
  const { message } = ERRORS[code];
  return {
    failure: {
      success: false,
      code,
      message,
      error: message,
      ...(code === 'VALIDATION' ? { details: [] } : {}),
    },
    unexpected: code === 'INTERNAL' || code === 'UNAVAILABLE',
  };
}

function howMany({ length }: readonly ErrorDetail[]): string {
  return `고칠 곳이 모두 ${length.toLocaleString('ko-KR')}곳이고, 앞의 ${MOST_PROBLEMS}곳만 알려 드립니다.`;
}

function codeOf(error: Partial<FastifyError>): ErrorCode {
  const status = error.statusCode ?? 500;
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA';
  if (status === 404) return 'NOT_FOUND';
  if (status === 503) return 'UNAVAILABLE';
  if (status >= 400 && status < 500) return 'VALIDATION';
  return isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL';
}

/** With Retry-After wherever waiting helps. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, retryAfter = code === 'RATE_LIMITED' || code === 'LOCKED' ? 3 : null } = failure;
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  return reply.code(ERRORS[failure.code].status).send(failure);
}

/** How long somebody whose connection is refused has to read why, in ms. */
const LAST_WORD_MS = 2_000;

/**
 * Answers what is no HTTP at all, or a request that did not arrive in time, in the same envelope as everything else.
 * A browser opens connections ahead of what it will ask for. Were one of those answered when its time is over, the browser
 * could take the refusal for the page that it asks for in the same moment, so it is closed without a word.
 * Whoever does not hang up after the answer is hung up on: otherwise a few thousand who only ever begin would use up every
 * connection that there is.
 * @returns whether it was answered
 */
export function refuseRaw(error: Error & { code?: string }, socket: Socket): boolean {
  const unused = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || unused || !socket.writable) {
    socket.destroy();
    return false;
  }
  const { failure } = presentError({ statusCode: 400 });
  const body = JSON.stringify(failure);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const cut = setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
  socket.once('close', () => clearTimeout(cut));
  return true;
}
