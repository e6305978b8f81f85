import type { ErrorSpan } from '../../db/schema.ts';

/**
 * The errors that are expressions, for whoever publishes: they are told by how much a text is too long, and that is no
 * expression which may not stand in it.
 */
export function expressionsOf(errors: readonly ErrorSpan[]): ErrorSpan[] {
  return errors.filter(({ rule }) => rule !== 'BYTES');
}
