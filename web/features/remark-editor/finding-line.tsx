import type { Finding } from '../../../record/types.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './findings.module.css';
import type { Span } from './provenance.ts';

interface FindingLineProps {
  finding: Finding;
  /** The rule's name. */
  title: string;
  /** The text that was checked. */
  text: string;
  /** Why a teacher let it stand; absent: nobody has. */
  reason?: string;
  onSelect: (span: Span) => void;
}

/** One finding: which rule, which words and why; pressing it selects them. */
export function FindingLine({ finding, title, text, reason, onSelect }: FindingLineProps) {
  const [tone, level] =
    reason !== undefined
      ? (['neutral', '무시함'] as const)
      : finding.level === 'error'
        ? (['danger', '기재 금지'] as const)
        : (['waiting', '확인'] as const);
  return (
    <button type="button" className={styles.find} onClick={() => onSelect(finding)}>
      <span className={styles.line}>
        <Badge tone={tone}>{level}</Badge>
        <strong>{title}</strong>
        {finding.rule !== 'BYTES' && (
          <q className={styles.words}>{text.slice(finding.start, finding.end).slice(0, 40)}</q>
        )}
      </span>
      <span className={styles.message}>{reason ?? finding.message}</span>
    </button>
  );
}
