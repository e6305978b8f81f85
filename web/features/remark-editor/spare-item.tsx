import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FinishField } from './finish-field.tsx';
import { Forecast } from './forecast.tsx';
import type { Spare } from './origins.ts';
import { describeSources } from './provenance.ts';
import styles from './spares.module.css';
import type { SparesProps } from './spares.tsx';
import { useTermSources } from './term-sources.ts';

interface SpareItemProps extends Pick<SparesProps, 'sentences' | 'facts' | 'dismissals' | 'onLight'> {
  spare: Spare;
  /** Its place among all of them. */
  nth: number;
  putting: string;
  /** NEIS bytes of the remark with these words put in, or in the place of the chosen sentence. */
  bytesWith: (words: string, instead?: boolean) => number;
  /** What the finishing begins with; null while it is closed. */
  finishing: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFinish: () => void;
  onType: (words: string) => void;
  onPut: (words: string) => void;
  onStop: () => void;
}

/** Words that were left out, with their source and the reason, and what can be done with them. */
export function SpareItem(props: SpareItemProps) {
  const { spare, nth, putting, sentences, facts, bytesWith, finishing, onLight } = props;
  const { words, reason, sources, standing } = spare;
  const { current } = sentences;
  const { limit } = facts;
  const from = describeSources(sources, useTermSources()?.names);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = finishing !== null;
  useEffect(() => {
    // The field went, and the focus with it: back to what had opened it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const own = {
    onKeyDown: props.onKeyDown,
    onFocus: () => onLight(sources),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onLight([]);
    },
  };
  const finishes = standing === 'whole' ? '고쳐서 넣기' : '문장으로 다듬기';
  const finish = (
    <Button
      ref={opener}
      variant="quiet"
      // What is seen on it comes first: whoever speaks to the screen says that.
      aria-label={`${finishes}: ${words}`}
      onClick={props.onFinish}
    >
      {finishes}
    </Button>
  );
  return (
    <li data-spare={nth} data-standing={standing} {...own}>
      <p className={styles.words}>{words}</p>
      <p className={styles.reason}>
        {from && `${from} · `}
        {reason}
      </p>
      {isOpen && (
        <FinishField
          name={`${finishes}: ${words}`}
          begun={finishing}
          {...{ putting, facts }}
          dismissals={props.dismissals}
          bytesWith={bytesWith}
          onType={props.onType}
          onPut={props.onPut}
          onStop={props.onStop}
        />
      )}
      {!isOpen && standing === 'unfinished' && (
        <div className={styles.choices}>
          <span className={styles.ways}>{finish}</span>
        </div>
      )}
      {!isOpen && standing === 'whole' && (
        <div className={styles.choices}>
          <span className={styles.bytes}>
            <Forecast says="넣으면" bytes={bytesWith(words)} limit={limit} />
            {current >= 0 && (
              <>
                {' · '}
                <Forecast says="바꾸면" bytes={bytesWith(words, true)} limit={limit} />
              </>
            )}
          </span>
          <span className={styles.ways}>
            {finish}
            {current >= 0 && (
              <Button
                variant="quiet"
                aria-label={`${current + 1}번째와 바꾸기: ${words}`}
                onClick={() => sentences.exchange(words)}
              >
                {current + 1}번째와 바꾸기
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={`${putting}: ${words}`}
              onClick={() => sentences.putIn(words)}
            >
              {putting}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
