import { and, eq, isNull, lt } from 'drizzle-orm';
import { evaluations } from '../../db/schema.ts';

/** Every row that was not thrown away, the hidden term sheets of classes included. */
export const isLivingSheet = isNull(evaluations.deletedAt);

/** A form, thrown away or not. */
export const isForm = eq(evaluations.kind, 'form');

/** What everybody means by a form: whoever lists, counts or hands out forms starts from here. */
export const isLivingForm = and(isLivingSheet, isForm);

/** A form that students were given, open or closed. */
export const isGivenForm = and(isLivingForm, eq(evaluations.isDistributed, true));

/** The sheet of a class's term remarks. */
export const isTermSheet = and(isLivingSheet, eq(evaluations.kind, 'term'));

/** Thrown away longer ago than `at`. */
export function thrownAwayBefore(at: Date) {
  return lt(evaluations.deletedAt, at);
}
