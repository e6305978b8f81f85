import { useEffect, useRef } from 'react';
import styles from './lit-text.module.css';
import { cutAt, type Span } from './provenance.ts';

/** A text of which some stretches are lit; the first of them is brought into view when they change. */
export function LitText({ text, spans }: { text: string; spans: readonly Span[] }) {
  const first = useRef<HTMLElement>(null);
  const [lit] = spans;
  const at = lit ? `${lit.start}-${lit.end}` : null;
  useEffect(() => {
    // On a phone the text lies under the answers: bringing one into view would take the other away.
    if (at !== null && window.matchMedia('(min-width: 900px)').matches)
      first.current?.scrollIntoView({ block: 'nearest' });
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
