import { Fragment, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FIELD_LABELS } from './changes.ts';
import type { Conflict } from './collisions.ts';
import styles from './conflict-dialog.module.css';
import { onlyHere } from './only-here.ts';

interface ConflictDialogProps {
  conflict: { fields: readonly Conflict[] } | null;
  /** Other words than those for a save that came too late. */
  words?: { title: string; description: string; theirs: string; mine: string };
  onChoose: (keep: 'mine' | 'theirs') => void;
  finalFocus?: (() => HTMLElement | null) | undefined;
}

const TOO_LATE = {
  title: '다른 곳에서 먼저 수정했어요',
  description: '두 글을 견주어 보고 남길 글을 골라 주세요. 고르지 않은 쪽은 사라져요.',
  theirs: '저장된 글 남기기',
  mine: '내 글로 저장',
};

/** One of two texts, with what only it has marked. Beside an empty one that would be all of it. */
function Compared({ text, other }: { text: string; other: string }) {
  if (text === '') return '(비어 있음)';
  const spans = other === '' ? [] : onlyHere(text, other);
  return (
    <>
      {spans.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <mark className={styles.only}>
            <VisuallyHidden>이 글에만: </VisuallyHidden>
            {text.slice(start, end)}
            <VisuallyHidden> (끝)</VisuallyHidden>
          </mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}

/** Somebody (or this teacher, in another tab) saved first: both texts, and a choice that cannot be skipped. */
export function ConflictDialog({ conflict, words = TOO_LATE, onChoose, finalFocus }: ConflictDialogProps) {
  // What is stored stays among the versions; what was typed here is nowhere else.
  const keepMine = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={conflict !== null}
      size="large"
      blocking
      title={words.title}
      description={words.description}
      finalFocus={finalFocus}
      initialFocus={keepMine}
      actions={
        <>
          <Button onClick={() => onChoose('theirs')}>{words.theirs}</Button>
          <Button ref={keepMine} variant="primary" onClick={() => onChoose('mine')}>
            {words.mine}
          </Button>
        </>
      }
    >
      <p className={styles.legend}>
        <mark className={styles.only}>밑줄</mark> 친 곳은 다른 글에 없거나 자리가 다른 말이에요.
      </p>
      {conflict?.fields.map(({ name, mine, theirs }) => (
        <div key={name} className={styles.pair}>
          <h3>{FIELD_LABELS[name]}</h3>
          <div>
            <h4>저장된 글</h4>
            <p>
              <Compared text={theirs} other={mine} />
            </p>
          </div>
          <div>
            <h4>내 글</h4>
            <p>
              <Compared text={mine} other={theirs} />
            </p>
          </div>
        </div>
      ))}
    </Dialog>
  );
}
