import type { OperationName } from '../../contract/api.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Wire } from '../../contract/request.ts';

/** Both are written by the build from the contract (contract/wire.ts): `*POST auth/login`, a star for public ones. */
declare const __WIRE__: Record<OperationName, string>;
declare const __ERROR_CODES__: readonly string[];

/** How an operation travels. Its schemas are imported by the forms that check against them, not by the transport. */
export function wireOf(name: OperationName): Wire & { isPublic: boolean } {
  const written = __WIRE__[name];
  const isPublic = written.startsWith('*');
  const [method, path = ''] = written.slice(isPublic ? 1 : 0).split(' ');
  return { method: method as Wire['method'], path: `/api/${path}`, isPublic };
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && __ERROR_CODES__.includes(value);
}
