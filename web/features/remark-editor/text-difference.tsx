import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { differenceWords } from './difference-words.ts';
import { type DiffPart, diffTexts } from './text-diff.ts';
import styles from './text-difference.module.css';

const PARTS = {
  added: { tag: 'ins', sign: '+', words: '더한 말' },
  removed: { tag: 'del', sign: '−', words: '뺀 말' },
  moved: { tag: 'span', sign: '↕', words: '옮긴 문장' },
} as const;

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return `${text} `;
  const { tag: Tag, sign, words } = PARTS[kind];
  return (
    <>
      <Tag className={styles.part} data-kind={kind}>
        <span aria-hidden className={styles.sign}>
          {sign}
        </span>
        <VisuallyHidden>{words}: </VisuallyHidden>
        {text}
        <VisuallyHidden> ({words} 끝)</VisuallyHidden>
      </Tag>{' '}
    </>
  );
}

/** What changed between two texts, word by word, in signs as well as colours. */
export function TextDifference({ before, now }: { before: string; now: string }) {
  const parts = useMemo(() => diffTexts(before, now), [before, now]);
  return (
    <div className={styles.difference}>
      <p className={styles.legend}>{differenceWords(parts)}</p>
      <p className={styles.text}>
        {parts.map((part, index) => (
          // The parts have no other name than their place, and the list is made anew each time.
          <Part key={index} {...part} />
        ))}
      </p>
    </div>
  );
}
