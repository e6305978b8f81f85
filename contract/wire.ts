import { api } from './api.ts';
import { ERRORS } from './errors.ts';
import type { Operation } from './operation.ts';

/**
 * What the transport has to know, for the build to write into the client as constants (web/lib/wire.ts): method, path
 * and actor of every operation, and the error codes. The tables themselves would bring each schema of the product, and
 * the schema library, to the login page.
 */
export function wireConstants(): { __WIRE__: string; __ERROR_CODES__: string } {
  const rows = Object.entries<Operation>(api).map(([name, { method, path, actor }]) => [
    name,
    // One string each: `GET site` for /api/site, with a star where no session is needed.
    `${actor === 'public' ? '*' : ''}${method} ${path.slice('/api/'.length)}`,
  ]);
  return {
    __WIRE__: JSON.stringify(Object.fromEntries(rows)),
    __ERROR_CODES__: JSON.stringify(Object.keys(ERRORS)),
  };
}
