import { withParticle } from '../../../record/hangul.ts';
import { RULES } from '../../../record/rules/catalogue.ts';
import type { Finding } from '../../../record/types.ts';

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));

/** The name of a finding's rule. */
export const titleOf = ({ rule }: Finding) => TITLES.get(rule) ?? rule;

/** Whether a teacher may judge that a finding does not apply: a length is counted, and no reason makes room for it in NEIS. */
export const isArguable = ({ rule }: Finding) => rule !== 'BYTES';

export const LEVELS = {
  error: { tone: 'danger', word: '기재 금지' },
  check: { tone: 'waiting', word: '확인' },
} as const;

/** What the button that takes a suggestion says. */
export function fixLabel(suggestion: string): string {
  if (suggestion === '') return '지워서 고치기';
  if (suggestion.trim() === '') return '빈칸으로 고치기';
  const particle = withParticle(suggestion, '으로/로').slice(suggestion.length);
  return `‘${suggestion}’${particle} 고치기`;
}
