import type { Sentence } from '../../../record/sentences.ts';
import type { Finding } from '../../../record/types.ts';
import { headOf, kindOf } from './finding-kinds.ts';
import { cutAtFindings, findingKey } from './finding-spans.ts';
import styles from './marks.module.css';

interface SentenceWordsProps {
  text: string;
  sentence: Sentence;
  findings: readonly Finding[];
  shown: string | null;
  onShow: (key: string) => void;
}

/** The words of a sentence, with what the rules object to as things to press, or to step on with the arrow keys. */
export function SentenceWords({ text, sentence, findings, shown, onShow }: SentenceWordsProps) {
  return cutAtFindings(text, findings, sentence).map(({ start, text: words, finding, first }) => {
    if (!finding) return <span key={start}>{words}</span>;
    const key = findingKey(finding);
    const { word, title } = headOf(finding);
    return (
      // A real button would not wrap with the line.
      <span
        key={start}
        role="button"
        // No stop of Tab: the row is one, and its arrow keys lead here (card-items.ts).
        tabIndex={-1}
        className={styles.mark}
        data-kind={kindOf(finding)}
        data-finding={first ? key : undefined}
        data-shown={key === shown || undefined}
        aria-expanded={key === shown}
        aria-label={`${words} (${[word, title].filter(Boolean).join(': ')})`}
        onFocus={() => onShow(key)}
        onClick={() => onShow(key)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onShow(key);
        }}
      >
        {words}
      </span>
    );
  });
}
