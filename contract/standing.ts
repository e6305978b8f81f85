import * as z from 'zod/mini';
import { timestamp } from './text.ts';

/**
 * What stood in a part of the settings when it was read, as a word: the same values are the same word. A save that gives
 * it is made over those values or refused with STALE; one without it is made over whatever stands.
 */
export const version = z.string().check(z.maxLength(64));

/** Who changed a part of the settings last. */
export const change = z.object({
  at: timestamp,
  /** Null: nobody by hand, such as a command on the server. */
  by: z.nullable(z.string()),
});
export type Change = z.output<typeof change>;
