import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { countChanges, type DiffPart, diffTexts } from './text-diff.ts';
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
  const { added, removed, moved } = countChanges(parts);
  return (
    <div className={styles.difference}>
      <p className={styles.legend}>
        {added + removed + moved === 0
          ? '띄어쓰기 말고는 달라진 것이 없어요.'
          : `이 판에서 지금 글까지: − 뺀 곳 ${removed} · + 더한 곳 ${added} · ↕ 옮긴 문장 ${moved}`}
      </p>
      <p className={styles.text}>
        {parts.map((part, index) => (
          // The parts have no other name than their place, and the list is made anew each time.
          <Part key={index} {...part} />
        ))}
      </p>
    </div>
  );
}
