import { type ErrorCode, type ErrorDetail, ERRORS } from '../contract/errors.ts';

/** What a handler throws when it refuses: a code of the closed list, and perhaps a more exact Korean sentence. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; details?: ErrorDetail[]; retryAfter?: number } = {},
  ) {
    super(more.message ?? ERRORS[code].message);
    this.code = code;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

/** Refuses one field. */
export function invalid(path: string, message: string): CodedError {
  return new CodedError('VALIDATION', { message, details: [{ path, message }] });
}
