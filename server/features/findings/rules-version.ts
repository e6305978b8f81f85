import { randomUUID } from 'node:crypto';

/** Put there by the bundler: a hash of the record engine's sources (scripts/build/bundle-server.ts). */
declare const RECORD_SOURCES: string | undefined;

/** Which record rules this server has. Run from its sources, where rules may change under it, it is another at each start. */
export const RULES_VERSION = typeof RECORD_SOURCES === 'string' ? RECORD_SOURCES : randomUUID();
