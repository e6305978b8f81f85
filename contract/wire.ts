import { api } from './api.ts';
import { ERRORS } from './errors.ts';
import type { Operation } from './operation.ts';

/** What the first pages and the session itself call; the rest follows with the layout of the signed-in. */
function isForEverybody(name: string, { actor, passesGates }: Operation): boolean {
  return actor === 'public' || actor === 'newcomer' || passesGates === true || name === 'recordActivity';
}

/**
 * What the transport has to know, for the build to write into the client as constants (web/lib/wire.ts): method, path
 * and actor of every operation, and the error codes. The tables themselves would bring each schema of the product, and
 * the schema library, to the login page; in two parts, the login page does not pay for the administrator's screens either.
 */
export function wireConstants(): { __WIRE__: string; __WIRE_BY_ROLE__: string; __ERROR_CODES__: string } {
  const all = Object.entries<Operation>(api);
  const table = (operations: typeof all) =>
    JSON.stringify(
      Object.fromEntries(
        operations.map(([name, { method, path, actor }]) => [
          name,
          // One string each: `GET site` for /api/site, with a star where no session is needed.
          `${actor === 'public' ? '*' : ''}${method} ${path.slice('/api/'.length)}`,
        ]),
      ),
    );
  return {
    __WIRE__: table(all.filter((entry) => isForEverybody(...entry))),
    __WIRE_BY_ROLE__: table(all.filter((entry) => !isForEverybody(...entry))),
    __ERROR_CODES__: JSON.stringify(Object.keys(ERRORS)),
  };
}
