import type { OperationName } from '../../contract/api.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Wire } from '../../contract/request.ts';

/** Both are written by the build from the contract (contract/wire.ts): `*POST auth/login`, a star for public ones. */
declare const __WIRE__: Partial<Record<OperationName, string>>;
declare const __ERROR_CODES__: readonly string[];

const known = { ...__WIRE__ };

/** Makes more operations known; `wire-by-role.ts` does so before any screen behind the login is drawn. */
export function addWire(more: typeof known): void {
  Object.assign(known, more);
}

/**
 * How an operation travels. Its schemas are imported by the forms that check against them, not by the transport.
 * @throws Error for an operation of a role on a page outside the layout of the signed-in
 */
export function wireOf(name: OperationName): Wire & { isPublic: boolean } {
  const written = known[name];
  if (written === undefined) throw new Error(`${name} is called before its part of the table is there`);
  const isPublic = written.startsWith('*');
  const [method, path = ''] = written.slice(isPublic ? 1 : 0).split(' ');
  return { method: method as Wire['method'], path: `/api/${path}`, isPublic };
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && __ERROR_CODES__.includes(value);
}
