import type { Intent } from '../../types.ts';

/**
 * Question patterns by intent. A pattern takes up one word of the lesson at most: {주제} a matter of it or the name of
 * the activity, {제목} a quoted title, and what fill-pattern.ts lists beside them; `{주제:을/를}` adds the fitting
 * particle. A pattern whose slot has no word is skipped, so each intent also holds patterns that fit any lesson.
 */
export type QuestionBank = Record<Intent, readonly string[]>;
