import { useEffect, useRef, useState } from 'react';
import { countBytes } from '../../../record/bytes.ts';
import type { Finding } from '../../../record/types.ts';
import { findingKey } from './finding-spans.ts';
import { FindingNote } from './finding-note.tsx';
import type { Light } from './provenance.ts';
import { type CardStep, SentenceCard } from './sentence-card.tsx';
import styles from './sentence-card.module.css';
import { SentenceField } from './sentence-field.tsx';
import { SentenceWords } from './sentence-words.tsx';
import { SourceWords } from './source-words.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useInSight } from './use-in-sight.ts';
import { standingSources } from './unsourced.ts';
import type { Sentences } from './use-sentences.ts';

interface SentenceListProps {
  sentences: Sentences;
  limit: number;
  answers: readonly string[] | null;
  observation: string;
  findings: readonly Finding[];
  /** The finding that is shown in full. */
  shown: Finding | null;
  onShow: (key: string | null) => void;
  onFix: (finding: Finding) => void;
  onDismiss: (finding: Finding, opener: HTMLElement) => void;
  onLight: Light;
}

/** The remark, a sentence a row. The one in focus is the current one: what lies outside the list acts on it. */
export function SentenceList(props: SentenceListProps) {
  const { sentences: work, limit, answers, observation, findings, shown, onShow, onLight } = props;
  const { text, sentences, origins, without, held, current } = work;
  const list = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const dragged = useDragOrder(list, work.move);
  const bytes = countBytes(text);
  const cardAt = (index: number) => list.current?.querySelector<HTMLElement>(`[data-sentence="${index}"]`);

  useInSight(list, inside ? current : null, shown && findingKey(shown));
  // What the teacher pointed at or was in goes dark when this view is left.
  useEffect(() => () => onLight([]), [onLight]);

  const step = (what: CardStep, index: number) => {
    if (what === 'up') work.move(index, index - 1);
    else if (what === 'down') work.move(index, index + 1);
    else if (what === 'edit') work.startWriting(index);
    else if (what === 'out') work.leaveOut(index);
    else if (what === 'stop') work.stopWriting(true);
    else if (what === 'undo' || what === 'redo') work.follow(what);
    else cardAt(index + (what === 'next' ? 1 : -1))?.focus();
  };
  return (
    // A grid, so that a screen reader hands the arrow keys and Enter over to the rows.
    <div
      role="grid"
      ref={list}
      className={styles.list}
      aria-label="기록문의 문장"
      {...dragged.target}
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInside(false);
        onLight([]);
      }}
    >
      {sentences.map((sentence, index) => {
        const from = origins[index];
        const origin = from && { ...from, sources: standingSources(from.sources, observation) };
        const editing = held !== null && held.start === sentence.start && held.index === index;
        const mine = shown !== null && shown.start >= sentence.start && shown.start < sentence.end;
        const repeated = sentences.slice(0, index).filter((one) => one.text === sentence.text).length;
        return (
          origin && (
            <SentenceCard
              // By its words, so that a moved sentence takes its card along; a written one keeps its place.
              key={editing ? `writing ${index}` : `${sentence.text} ${repeated}`}
              {...{ index, sentence, origin, bytes, limit, editing }}
              without={without[index] ?? bytes}
              current={index === current}
              entry={index === Math.max(0, current)}
              handle={dragged.handleOf(index)}
              dropSide={dragged.sideOf(index)}
              onStep={step}
              onFocus={(at) => {
                work.choose(at);
                onLight(origins[at]?.sources ?? [], true);
              }}
              below={
                shown &&
                mine &&
                !editing && (
                  <FindingNote
                    finding={shown}
                    words={text.slice(shown.start, shown.end)}
                    onFix={() => {
                      props.onFix(shown);
                      work.go(index);
                    }}
                    onDismiss={(opener) => props.onDismiss(shown, opener)}
                    onClose={() => {
                      onShow(null);
                      work.go(index);
                    }}
                  />
                )
              }
              source={
                index === current &&
                inside && <SourceWords {...{ answers, observation }} sources={origin.sources} />
              }
            >
              {editing ? (
                <SentenceField
                  {...{ text, findings }}
                  span={sentence}
                  name={`${index + 1}번째 문장`}
                  onWrite={work.write}
                  onStop={work.stopWriting}
                />
              ) : (
                <p className={styles.text}>
                  <SentenceWords
                    {...{ text, sentence, findings, onShow }}
                    shown={shown && findingKey(shown)}
                  />
                </p>
              )}
            </SentenceCard>
          )
        );
      })}
    </div>
  );
}
