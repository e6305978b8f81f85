import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Finding } from '../../../record/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { headOf, kindOf } from './finding-kinds.ts';
import styles from './finding-note.module.css';
import { fixLabel, isArguable, titleOf } from './rule-words.ts';

interface FindingNoteProps {
  finding: Finding;
  /** The words it is about. */
  words: string;
  onFix: () => void;
  onDismiss: (opener: HTMLElement) => void;
  onClose: () => void;
}

/** One finding beside its words: why, what to write instead, and what can be done about it. */
export function FindingNote({ finding, words, onFix, onDismiss, onClose }: FindingNoteProps) {
  const { tone, word, title } = headOf(finding);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={note}
      className={styles.note}
      data-note
      data-kind={kindOf(finding)}
      role="group"
      aria-label={`${titleOf(finding)} 검사 결과`}
    >
      <p className={styles.line}>
        <Badge tone={tone}>{word}</Badge> {title && <strong>{title}</strong>}
        {finding.rule !== 'BYTES' && words.trim() !== '' && <q>{words.slice(0, 40)}</q>}
      </p>
      <p aria-live="polite">{finding.message}</p>
      <div className={styles.choices}>
        {finding.suggestion !== undefined && (
          <Button variant="primary" onClick={onFix}>
            {fixLabel(finding.suggestion)}
          </Button>
        )}
        {isArguable(finding) && (
          <Button onClick={(event) => onDismiss(event.currentTarget)}>해당 없음</Button>
        )}
        <Button
          variant="quiet"
          className={styles.close}
          aria-label="설명 닫기"
          title="설명 닫기"
          icon={<X aria-hidden size={18} />}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
