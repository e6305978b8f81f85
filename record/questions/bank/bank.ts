import type { Intent } from '../../types.ts';

/**
 * Question patterns by intent. Slots: {주제} the lesson's main phrase, {개념} a second one, {활동} what was done as
 * a noun, {제목} a quoted title; `{주제:을/를}` adds the fitting particle. A pattern whose slot has no word is skipped,
 * so each intent also holds patterns that need {주제} alone, which always has one.
 */
export type QuestionBank = Record<Intent, readonly string[]>;
