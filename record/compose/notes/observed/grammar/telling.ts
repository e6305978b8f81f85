/**
 * How the words of a point are told by its head: null where the head is this one and nothing is sure, undefined where it is another.
 */
export type Telling = (words: readonly string[]) => string[] | null | undefined;

/** 활용함, 정확했음: the teacher's own 함. */
export const DONE = /(?:함|했음|하였음)$/;
