import type { Finding } from '../../../record/types.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './findings.module.css';
import { LEVELS, titleOf } from './rule-words.ts';

interface FindingLineProps {
  finding: Finding;
  text: string;
  /** Why a teacher let it stand; absent: nobody has. */
  reason?: string;
  onSelect: (finding: Finding) => void;
}

/** One finding: which rule, which words and why; pressing it leads to them. */
export function FindingLine({ finding, text, reason, onSelect }: FindingLineProps) {
  const { tone, word } =
    reason === undefined ? LEVELS[finding.level] : { tone: 'neutral' as const, word: '해당 없음' };
  return (
    <button type="button" className={styles.find} onClick={() => onSelect(finding)}>
      <span className={styles.line}>
        <Badge tone={tone}>{word}</Badge>
        <strong>{titleOf(finding)}</strong>
        {finding.rule !== 'BYTES' && (
          <q className={styles.words}>{text.slice(finding.start, finding.end).slice(0, 40)}</q>
        )}
      </span>
      <span className={styles.message}>{reason ?? finding.message}</span>
    </button>
  );
}
