import { useState } from 'react';
import type { Provenance } from '../../../contract/responses.ts';
import styles from './remark-reading.module.css';
import {
  countHandwritten,
  describeSources,
  type ProvenanceSentence,
  type ProvenanceSource,
  piecesOf,
} from './provenance.ts';

interface RemarkReadingProps {
  text: string;
  provenance: Provenance | null;
  onLight: (sources: readonly ProvenanceSource[]) => void;
}

const NONE: readonly ProvenanceSource[] = [];

/** The remark to read: each sentence lights what it comes from, under the pointer, in focus, or for good at a press. */
export function RemarkReading({ text, provenance, onLight }: RemarkReadingProps) {
  const [pinned, setPinned] = useState<ProvenanceSentence | null>(null);
  const [near, setNear] = useState<ProvenanceSentence | null>(null);
  const shown = near ?? pinned;
  const pieces = piecesOf(text, provenance);
  const light = (sentence: ProvenanceSentence | null) => {
    setNear(sentence);
    onLight((sentence ?? pinned)?.sources ?? NONE);
  };
  const pin = (sentence: ProvenanceSentence) => {
    const next = pinned === sentence ? null : sentence;
    setPinned(next);
    onLight(next?.sources ?? NONE);
  };
  return (
    <div className={styles.reading}>
      <p className={styles.text}>
        {pieces.map(({ start, text: words, sentence }) =>
          sentence ? (
            // A real button would not wrap with the line.
            <span
              key={start}
              role="button"
              tabIndex={0}
              className={styles.sentence}
              data-review={sentence.review !== undefined || undefined}
              aria-pressed={pinned === sentence}
              onPointerEnter={() => light(sentence)}
              onPointerLeave={() => light(null)}
              onFocus={() => light(sentence)}
              onBlur={() => light(null)}
              onClick={() => pin(sentence)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                pin(sentence);
              }}
            >
              {words}
            </span>
          ) : (
            <span key={start} className={words.trim() === '' ? undefined : styles.hand}>
              {words}
            </span>
          ),
        )}
      </p>
      {/* Keeps its height: the text above must not jump under the pointer. */}
      <p className={styles.source} aria-live="polite">
        {shown ? (
          <>
            <strong>{shown.intent}</strong> · {describeSources(shown.sources) || '근거를 찾지 못했어요'}
            {shown.review && <span className={styles.review}> · 확인: {shown.review}</span>}
          </>
        ) : countHandwritten(pieces) > 0 && provenance ? (
          '점선 밑줄은 직접 쓰거나 고친 글이에요.'
        ) : provenance ? (
          '문장을 가리키거나 누르면 어디에서 왔는지 보여요.'
        ) : (
          '직접 쓴 글이라 근거 표시가 없어요.'
        )}
      </p>
    </div>
  );
}
