import { useEffect, useRef } from 'react';
import styles from './lit-text.module.css';
import { cutAt, type Span } from './provenance.ts';

/** A text of which some stretches are lit; the first of them is brought into view when they change. */
export function LitText({ text, spans }: { text: string; spans: readonly Span[] }) {
  const first = useRef<HTMLElement>(null);
  const [lit] = spans;
  const at = lit ? `${lit.start}-${lit.end}` : null;
  useEffect(() => {
    if (at !== null) first.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      {cutAt(text, spans).map((part) =>
        part.lit ? (
          <mark key={part.start} ref={part.start === lit?.start ? first : null} className={styles.lit}>
            {part.text}
          </mark>
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
    </>
  );
}
