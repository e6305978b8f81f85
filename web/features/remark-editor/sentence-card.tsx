import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { Sentence } from '../../../record/sentences.ts';
import { Button } from '../../ui/button.tsx';
import { goWithin } from './card-items.ts';
import { OriginLine } from './origin-line.tsx';
import type { Origin } from './origins.ts';
import { SentenceActions } from './sentence-actions.tsx';
import styles from './sentence-card.module.css';
import { historyStepOf } from './step-keys.ts';

export type CardStep = 'up' | 'down' | 'edit' | 'out' | 'previous' | 'next' | 'undo' | 'redo' | 'stop';

interface SentenceCardProps {
  index: number;
  sentence: Sentence;
  origin: Origin;
  /** NEIS bytes of the whole text, and of the text without this sentence. */
  bytes: number;
  without: number;
  limit: number;
  current: boolean;
  /** Where Tab comes into the list. */
  entry: boolean;
  editing: boolean;
  /** What makes the number a handle to drag the row by. */
  handle: HTMLAttributes<HTMLElement>;
  /** A dragged row would come to lie on this side. */
  dropSide: 'before' | 'after' | undefined;
  /** The words with their marks, or the field they are written in. */
  children: ReactNode;
  /** What belongs right under the words: a finding in full. */
  below: ReactNode;
  /** The words of the source. Last, or the buttons would move away from under a pointer that presses one. */
  source: ReactNode;
  onStep: (step: CardStep, index: number) => void;
  onFocus: (index: number) => void;
}

const KEYS: Record<string, CardStep> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Enter: 'edit',
  Delete: 'out',
};

/** What a key on a card means; null where it means nothing here. Never while Hangul is composed. */
function stepOf(event: KeyboardEvent<HTMLElement>): CardStep | null {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return null;
  if (event.altKey) return event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
  if (event.ctrlKey || event.metaKey) return historyStepOf(event.nativeEvent);
  // Enter on a button of the card is that button's.
  if (event.key === 'Enter' && event.target !== event.currentTarget) return null;
  return KEYS[event.key] ?? null;
}

/** One sentence: its words, where it comes from, what it weighs, and what can be done with it. */
export function SentenceCard(props: SentenceCardProps) {
  const { index, sentence, origin, bytes, without, limit, current, entry, editing } = props;
  const { children, below, source, handle, dropSide, onStep, onFocus } = props;
  const name = `${index + 1}번째 문장`;
  const saves = bytes > limit && without <= limit;
  return (
    <div
      role="row"
      className={styles.card}
      data-sentence={index}
      data-current={current || undefined}
      data-drop={dropSide}
      // One stop for the whole grid: whoever goes on to the list below keeps the sentence that was chosen.
      tabIndex={entry && !editing ? 0 : -1}
      aria-label={`${name}: ${sentence.text}`}
      aria-current={current || undefined}
      aria-keyshortcuts="ArrowRight Alt+ArrowUp Alt+ArrowDown Enter Delete"
      onFocus={() => onFocus(index)}
      onDoubleClick={(event) => {
        if (!editing && event.target instanceof Element && !event.target.closest('button'))
          onStep('edit', index);
      }}
      onKeyDown={(event) => {
        if (editing) return;
        const step = stepOf(event);
        if (step === null && !goWithin(event.nativeEvent, event.currentTarget)) return;
        event.preventDefault();
        if (step !== null) onStep(step, index);
      }}
    >
      <span className={styles.number} aria-hidden title="끌어서 옮기기" {...handle}>
        {index + 1}
      </span>
      <div role="gridcell" className={styles.body}>
        {children}
        {origin.review && <p className={styles.review}>확인: {origin.review}</p>}
        {below}
        <div className={styles.meta}>
          <OriginLine origin={origin} />
          <span className={styles.bytes} data-saves={saves || undefined}>
            {(bytes - without).toLocaleString('ko-KR')}바이트 · 빼면 {without.toLocaleString('ko-KR')}바이트
            {saves && ' (한도 안)'}
          </span>
          {editing ? (
            <span className={styles.actions}>
              <Button
                variant="quiet"
                // The field would end the writing as it loses the focus, and take this button away before the press is over.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onStep('stop', index)}
              >
                다 고침 (Enter)
              </Button>
            </span>
          ) : (
            <SentenceActions name={name} current={current} onStep={(step) => onStep(step, index)} />
          )}
        </div>
        {source}
      </div>
    </div>
  );
}
