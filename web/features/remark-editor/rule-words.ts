import { withParticle } from '../../../record/hangul.ts';
import { RULES } from '../../../record/rules/catalogue.ts';
import type { Finding } from '../../../record/types.ts';

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));

/** The name of a finding's rule. */
export const titleOf = ({ rule }: Finding) => TITLES.get(rule) ?? rule;

/** Whether a teacher may judge that a finding does not apply: a length is counted, and no reason makes room for it in NEIS. */
export const isArguable = ({ rule }: Finding) => rule !== 'BYTES';

/** As many as fill three lines of a phone; the editor's own list has them all. */
const NAMED = 4;
/** As much of the words as tells where to look. */
const QUOTED = 30;

/** `기업·상표 ‘구글’, 공인어학시험 ‘토익’ 외 2가지`: what stands in a text and may not, each once. */
export function nameBreaches(text: string, breaches: readonly Finding[]): string {
  const said = breaches.map((finding) => {
    const words = [...text.slice(finding.start, finding.end).replace(/\s+/gu, ' ')];
    const shown = words.length > QUOTED ? `${words.slice(0, QUOTED).join('')}…` : words.join('');
    return shown.trim() === '' ? titleOf(finding) : `${titleOf(finding)} ‘${shown}’`;
  });
  const names = [...new Set(said)];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` 외 ${more}가지` : ''}`;
}

/** What the button that takes a suggestion says. */
export function fixLabel(suggestion: string): string {
  if (suggestion === '') return '지워서 고치기';
  if (suggestion.trim() === '') return '빈칸으로 고치기';
  const particle = withParticle(suggestion, '으로/로').slice(suggestion.length);
  return `‘${suggestion}’${particle} 고치기`;
}
