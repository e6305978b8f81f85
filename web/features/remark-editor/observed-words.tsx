import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './observed-words.module.css';
import { litSpans, type ProvenanceSource } from './provenance.ts';

interface ObservedWordsProps {
  observation: string;
  lit: readonly ProvenanceSource[];
  /** Where the observation is written, and its lit words are painted. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * What the teacher saw that a sentence comes from, where the answers light up too: for while the observation is scrolled away. To
 * scroll to it would take the sentence from under the pointer, and beside the sentence it would push the next one from there.
 */
export function ObservedWords({ observation, lit, fieldRef }: ObservedWordsProps) {
  const spans = litSpans(lit, 'observation', 0, observation);
  const [first] = spans;
  const away = useOutOfSight(fieldRef, first ? `${first.start}-${first.end}` : null);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have come to lie over an answer that is lit with it.
    if (away) own.current?.parentElement?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [away, lit]);
  if (!away) return null;
  return (
    // Whoever reads with the ears hears the words on the card that has the focus.
    <div ref={own} aria-hidden className={styles.observed} data-observed>
      {spans.map(({ start, end }) => (
        <p key={start}>
          <strong>교사 관찰</strong> {observation.slice(start, end)}
        </p>
      ))}
    </div>
  );
}

/** Whether less than half of what is painted first under the field can be seen; `at` says what that is, null for nothing. */
function useOutOfSight(fieldRef: RefObject<HTMLTextAreaElement | null>, at: string | null): boolean {
  const [away, setAway] = useState<string | null>(null);
  useEffect(() => {
    const painted = fieldRef.current?.parentElement?.querySelector('[data-painted]');
    if (at === null || !painted) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => setAway((seen.at(-1)?.intersectionRatio ?? 0) < 0.5 ? at : null),
      { threshold: 0.5 },
    );
    watcher.observe(painted);
    return () => {
      watcher.disconnect();
      setAway(null);
    };
  }, [fieldRef, at]);
  return at !== null && away === at;
}
