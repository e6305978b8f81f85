import { type ReactNode, useId } from 'react';
import styles from './name-list.module.css';

/** As many as fill two lines of a phone. */
const FEW = 10;

interface NameListProps {
  /** How many they are and what of them: `교사 확인 전 25편`. */
  title: ReactNode;
  names: readonly string[];
  tone?: 'mark' | undefined;
}

/** Whom a question is about, by name: a few in the line itself, a whole class in a box that scrolls. */
export function NameList({ title, names, tone }: NameListProps) {
  const id = useId();
  const many = names.length > FEW;
  return (
    <div className={styles.names} data-many={many || undefined} data-tone={tone}>
      <p id={id}>
        <strong>{title}</strong>
      </p>{' '}
      {/* What scrolls is reached by the keyboard; a list that is drawn in line is still said to be one. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex */}
      <ul role="list" aria-labelledby={id} tabIndex={many ? 0 : undefined}>
        {names.map((name, index) => (
          // Two students may have one name.
          // oxlint-disable-next-line no-array-index-key
          <li key={index}>
            {name}
            {index < names.length - 1 && ', '}
          </li>
        ))}
      </ul>
    </div>
  );
}
