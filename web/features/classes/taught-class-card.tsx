import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClassReply } from '../../../contract/classes.ts';
import { classDescription } from '../classes-shared/class-words.ts';
import { classCounts, preview } from './progress.ts';
import styles from './taught-class-card.module.css';

/** A class as its teacher sees it in a grid: the whole card opens it, `actions` stand above that. */
export function TaughtClassCard({ one, actions }: { one: ClassReply; actions?: ReactNode }) {
  const facts = classDescription(one);
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link to={`/teacher/classes/${one.id}`}>{one.name}</Link>
      </h3>
      {facts && <p className={styles.facts}>{facts}</p>}
      {one.description && <p className={styles.preview}>{preview(one.description)}</p>}
      <div className={styles.foot}>
        <p>{classCounts(one)}</p>
        {actions}
      </div>
    </li>
  );
}
