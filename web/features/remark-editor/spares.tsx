import type { KeyboardEvent } from 'react';
import { countBytes } from '../../../record/bytes.ts';
import { Button } from '../../ui/button.tsx';
import { describeSources, type ProvenanceSource } from './provenance.ts';
import { arrange } from './sentences.ts';
import styles from './spares.module.css';
import { useTermSources } from './term-sources.ts';
import type { Sentences } from './use-sentences.ts';

interface SparesProps {
  sentences: Sentences;
  limit: number;
  onLight: (sources: readonly ProvenanceSource[]) => void;
}

/** NEIS bytes of the remark after a press, marked where they go beyond the limit. */
function Forecast({ says, bytes, limit }: { says: string; bytes: number; limit: number }) {
  const over = bytes - limit;
  return (
    <span data-over={over > 0 || undefined}>
      {says} {bytes.toLocaleString('ko-KR')}바이트{over > 0 && ` (${over.toLocaleString('ko-KR')} 넘음)`}
    </span>
  );
}

/** What could stand in the remark and does not: put it in after the chosen sentence, or in that one's place. */
export function Spares({ sentences, limit, onLight }: SparesProps) {
  const { text, spares, current } = sentences;
  const forms = useTermSources()?.names;
  if (spares.length === 0) return null;
  const putting = current < 0 ? '넣기' : `${current + 1}번째 뒤에 넣기`;
  const order = sentences.sentences.map((_, index): number | string => index);
  return (
    <details className={styles.spares}>
      <summary>쓰지 않은 문장 {spares.length}개</summary>
      <ul>
        {spares.map(({ words, reason, sources }, nth) => {
          const bytesWith = (at: number, instead: number) =>
            countBytes(arrange(text, order.toSpliced(at, instead, words), sentences.sentences));
          const bytes = bytesWith(current + 1, 0);
          const exchanged = bytesWith(Math.max(0, current), 1);
          const from = describeSources(sources, forms);
          const lights = {
            onPointerEnter: () => onLight(sources),
            onPointerLeave: () => onLight([]),
            onFocus: () => onLight(sources),
            onBlur: () => onLight([]),
            // Here as on a card: what was just put in is taken back.
            onKeyDown: (event: KeyboardEvent) => {
              if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.code !== 'KeyZ') return;
              event.preventDefault();
              sentences.follow('undo');
            },
          };
          return (
            <li key={`${nth} ${words}`} {...lights}>
              <p className={styles.words}>{words}</p>
              <p className={styles.reason}>
                {from && `${from} · `}
                {reason}
              </p>
              <div className={styles.choices}>
                <span className={styles.bytes}>
                  <Forecast says="넣으면" {...{ bytes, limit }} />
                  {current >= 0 && (
                    <>
                      {' · '}
                      <Forecast says="바꾸면" bytes={exchanged} limit={limit} />
                    </>
                  )}
                </span>
                <span className={styles.ways}>
                  <Button
                    variant="quiet"
                    aria-label={`${putting}: ${words}`}
                    onClick={() => sentences.putIn(words)}
                  >
                    {putting}
                  </Button>
                  {current >= 0 && (
                    <Button
                      variant="quiet"
                      // What is seen on it comes first: whoever speaks to the screen says that.
                      aria-label={`${current + 1}번째와 바꾸기: ${words}`}
                      onClick={() => sentences.exchange(words)}
                    >
                      {current + 1}번째와 바꾸기
                    </Button>
                  )}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
