import { type Dismissal, dismissalOf, wordsOf } from '../../../contract/findings.ts';
import { checkRecord } from '../../../record/index.ts';
import { RULES } from '../../../record/rules/catalogue.ts';
import type { CheckOptions } from '../../../record/types.ts';

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));

/** As much of the words as tells where to look. */
const QUOTED = 30;

/**
 * What the record rules forbid in a text and no teacher has dismissed, each in words: `기업·상표 ‘구글’`, once however often it
 * stands there. Findings of the level 'check' are for somebody who reads the text, not for a list.
 */
export function errorFindings(
  text: string,
  dismissals: readonly Dismissal[],
  options: CheckOptions,
): string[] {
  const found = checkRecord(text, options)
    .filter((finding) => finding.level === 'error' && !dismissalOf(dismissals, text, finding))
    .map((finding) => {
      const title = TITLES.get(finding.rule) ?? finding.rule;
      const words = [...wordsOf(text, finding).replace(/\s+/gu, ' ')];
      const shown = words.length > QUOTED ? `${words.slice(0, QUOTED).join('')}…` : words.join('');
      return shown.trim() === '' ? title : `${title} ‘${shown}’`;
    });
  return [...new Set(found)];
}
