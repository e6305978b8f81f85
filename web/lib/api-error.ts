import type { ErrorCode, ErrorDetail } from '../../contract/errors.ts';

/** What the person reads when no answer came at all. */
const NO_ANSWER = '서버에 연결하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.';

/** An answer that was not a success. `status` is 0 and `code` is NETWORK when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK' | null;
  readonly details: readonly ErrorDetail[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;

  constructor(fields: {
    status: number;
    code: ErrorCode | 'NETWORK' | null;
    message: string;
    details?: readonly ErrorDetail[];
    retryAfter?: number | null;
  }) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? [];
    this.retryAfter = fields.retryAfter ?? null;
  }

  static noAnswer(): ApiError {
    return new ApiError({ status: 0, code: 'NETWORK', message: NO_ANSWER });
  }
}

/** The sentence for a person: the server's own, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** Somebody was faster: what was sent was made from a text that stands no longer. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE';
