import { type Dismissal, dismissalOf, wordsOf } from '../../../contract/findings.ts';
import { checkRecord } from '../../../record/index.ts';
import { RULES } from '../../../record/rules/catalogue.ts';
import type { CheckOptions } from '../../../record/types.ts';
import type { ErrorSpan } from '../../db/schema.ts';

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));

/** As much of the words as tells where to look. */
const QUOTED = 30;

/** Where a text breaks the record rules. What is of the level 'check' is for somebody who reads it, not for a list. */
export function findErrors(text: string, options: CheckOptions): ErrorSpan[] {
  return checkRecord(text, options)
    .filter(({ level }) => level === 'error')
    .map(({ rule, start, end }) => ({ rule, start, end }));
}

/** The errors of a text that no teacher has dismissed. */
export function openErrors(
  text: string,
  errors: readonly ErrorSpan[],
  dismissals: readonly Dismissal[],
): ErrorSpan[] {
  return errors.filter((error) => !dismissalOf(dismissals, text, error));
}

/**
 * The errors of a text that no teacher has dismissed, each in words: `기업·상표 ‘구글’`, once however often it stands there.
 */
export function sayErrors(
  text: string,
  errors: readonly ErrorSpan[],
  dismissals: readonly Dismissal[],
): string[] {
  const said = openErrors(text, errors, dismissals).map((error) => {
    const title = TITLES.get(error.rule) ?? error.rule;
    // What is too much is whatever stands at the end: nothing in those words is wrong.
    if (error.rule === 'BYTES') return title;
    const words = [...wordsOf(text, error).replace(/\s+/gu, ' ')];
    const shown = words.length > QUOTED ? `${words.slice(0, QUOTED).join('')}…` : words.join('');
    return shown.trim() === '' ? title : `${title} ‘${shown}’`;
  });
  return [...new Set(said)];
}
