import { useEffect, useRef, useState } from 'react';
import type { Dismissal } from '../../../contract/findings.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Forecast } from './forecast.tsx';
import type { RuleFacts } from './judged.ts';
import { Painted } from './painted.tsx';
import { nameBreaches } from './rule-words.ts';
import styles from './spares.module.css';
import { tooLong } from './too-long.ts';
import { useJudged } from './use-judged.ts';

const EMPTY = '문장을 써 주세요.';

interface FinishFieldProps {
  /** What is done here, and with which words. */
  name: string;
  /** What the field begins with. */
  begun: string;
  /** What the press that puts it in is called. */
  putting: string;
  facts: RuleFacts;
  dismissals: readonly Dismissal[];
  bytesWith: (words: string) => number;
  /** Each letter, so that whoever goes away finds it again. */
  onType: (words: string) => void;
  onPut: (words: string) => void;
  onStop: () => void;
}

/** Words that are no sentence yet, being made one: the rules are at work behind them. Enter puts it in, Escape goes back. */
export function FinishField(props: FinishFieldProps) {
  const { name, begun, putting, facts, dismissals, bytesWith, onType, onPut, onStop } = props;
  const [words, setWords] = useState(begun);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { open } = useJudged(words, dismissals, facts);
  // How long it is counts with all the others: the forecast says that.
  const findings = open.filter(({ rule }) => rule !== 'BYTES');
  const breaches = findings.filter(({ level }) => level === 'error');
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const put = () => {
    if (words.trim() !== '') return onPut(words);
    setError(EMPTY);
    field.current?.focus();
  };
  return (
    <div className={styles.finishing}>
      <TextArea
        ref={field}
        label={<VisuallyHidden>{name}</VisuallyHidden>}
        rows={2}
        value={words}
        error={error ?? tooLong(words)}
        underlay={<Painted text={words} findings={findings} />}
        onChange={(event) => {
          setWords(event.target.value);
          setError(undefined);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          // Escape would close the editor.
          event.stopPropagation();
          if (event.key === 'Enter') put();
          else onStop();
        }}
      />
      <p className={styles.breaches} role="status">
        {breaches.length > 0 && `기재 금지: ${nameBreaches(words, breaches)}`}
      </p>
      <div className={styles.choices}>
        <span className={styles.bytes}>
          <Forecast says="넣으면" bytes={bytesWith(words)} limit={facts.limit} />
        </span>
        <span className={styles.ways}>
          <Button variant="quiet" title="그만두기 (Esc)" onClick={onStop}>
            그만두기
          </Button>
          <Button title={`${putting} (Enter)`} onClick={put}>
            {putting}
          </Button>
        </span>
      </div>
    </div>
  );
}
