import type { Finding } from '../../../record/types.ts';
import { titleOf } from './rule-words.ts';

/** As what a finding is painted and named: too many words are neither a breach nor a doubt about any of them. */
export const kindOf = ({ rule, level }: Finding) => (rule === 'BYTES' ? 'over' : level);

const KINDS = {
  error: { tone: 'danger', word: '기재 금지' },
  check: { tone: 'waiting', word: '확인' },
  over: { tone: 'danger', word: '분량 초과' },
} as const;

/** The badge of a finding, and the title to stand beside it; null where the badge has said it. */
export function headOf(finding: Finding) {
  const badge = KINDS[kindOf(finding)];
  const title = titleOf(finding);
  return { ...badge, title: title === badge.word ? null : title };
}
