import { atMost } from '../../at-most.ts';

/** Sign-ins and registrations at once: each hashes, which takes one of four threads; files of the client need the others. */
export const AT_ONCE = 2;
/** A whole school at the same moment waits for some ten seconds; more than that is no school. */
const WAITING = 1000;

/**
 * Anybody may ask to be let in, so all of them together get a part of the process only, and whoever is in goes on as if
 * nobody knocked.
 */
export const atTheDoor = atMost(AT_ONCE, WAITING);
