import { ERRORS } from '../../contract/errors.ts';
import type { ApiError } from './api-error.ts';

/** What a status says where nobody put it into words: a proxy's page, mostly (specification 1, section 8, "Generic messages"). */
const BY_STATUS: Record<number, string> = {
  400: ERRORS.VALIDATION.message,
  403: ERRORS.FORBIDDEN.message,
  404: ERRORS.NOT_FOUND.message,
};

/** The server's own sentence, else the one for this kind of failure. Never empty. */
export function genericSentence({ message, status }: ApiError): string {
  if (message !== '') return message;
  return (
    BY_STATUS[status] ??
    (status >= 500 ? '서버에 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.' : ERRORS.INTERNAL.message)
  );
}
