import { describeSources, holdsIn, type ProvenanceSource } from './provenance.ts';
import { useTermSources } from './term-sources.ts';
import styles from './sentence-card.module.css';

interface SourceWordsProps {
  sources: readonly ProvenanceSource[];
  answers: readonly string[] | null;
  observation: string;
}

/** What the student or the teacher wrote that a sentence comes from, beside it: for where the answers are out of sight. */
export function SourceWords({ sources, answers, observation }: SourceWordsProps) {
  const term = useTermSources();
  const found = sources.flatMap((source) => {
    const part = source.evaluation_id === undefined ? null : term?.parts.get(source.evaluation_id);
    const own = part === null ? { answers, observation, final_evaluation: null } : part;
    const texts = {
      answer: own?.answers?.[source.index],
      observation: own?.observation,
      remark: own?.final_evaluation,
    };
    const text = texts[source.kind] ?? '';
    return holdsIn(text, source) ? [{ source, words: text.slice(source.start, source.end) }] : [];
  });
  return found.map(({ source, words }) => (
    <p
      key={`${source.evaluation_id}-${source.kind}-${source.index}-${source.start}`}
      className={styles.words}
      data-kind={source.kind}
    >
      <strong>{describeSources([source], term?.names)}</strong> {words}
    </p>
  ));
}
