import type { Finding } from '../../../record/types.ts';
import { kindOf } from './finding-kinds.ts';
import { cutAtFindings, findingKey } from './finding-spans.ts';
import styles from './marks.module.css';
import { cutAt, type Span } from './provenance.ts';

interface PaintedProps {
  text: string;
  findings?: readonly Finding[];
  /** The part of `text` to paint; absent: all of it. */
  within?: Span;
  /** The finding that is shown in full. */
  shown?: string | null;
}

/** The text for behind a text area: its letters are see-through there, only the marks show. */
export function Painted({ text, findings = [], within, shown = null }: PaintedProps) {
  return cutAtFindings(text, findings, within).map(({ start, text: words, finding }) =>
    finding ? (
      <span
        key={start}
        className={styles.mark}
        data-kind={kindOf(finding)}
        data-shown={findingKey(finding) === shown || undefined}
      >
        {words}
      </span>
    ) : (
      words
    ),
  );
}

/** The same for what a sentence of the remark comes from. */
export function PaintedSources({ text, spans }: { text: string; spans: readonly Span[] }) {
  return cutAt(text, spans).map((part) =>
    part.lit ? (
      <span key={part.start} className={styles.source} data-painted>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
