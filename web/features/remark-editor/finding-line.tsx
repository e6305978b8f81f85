import type { Finding } from '../../../record/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { headOf } from './finding-kinds.ts';
import styles from './findings.module.css';

interface FindingLineProps {
  finding: Finding;
  text: string;
  /** Why a teacher let it stand; absent: nobody has. */
  reason?: string;
  onSelect: (finding: Finding) => void;
}

/** One finding: which rule, which words and why; pressing it leads to them. */
export function FindingLine({ finding, text, reason, onSelect }: FindingLineProps) {
  const { title, ...badge } = headOf(finding);
  const { tone, word } = reason === undefined ? badge : { tone: 'neutral' as const, word: '해당 없음' };
  return (
    <button type="button" className={styles.find} onClick={() => onSelect(finding)}>
      <span className={styles.line}>
        <Badge tone={tone}>{word}</Badge>
        {title && <strong>{title}</strong>}
        {finding.rule !== 'BYTES' && (
          <q className={styles.words}>{text.slice(finding.start, finding.end).slice(0, 40)}</q>
        )}
      </span>
      <span className={styles.message}>{reason ?? finding.message}</span>
    </button>
  );
}
