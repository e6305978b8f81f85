import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClassReply } from '../../../contract/classes.ts';
import { classDescription } from '../classes-shared/class-words.ts';
import { classCounts, preview } from './progress.ts';
import styles from './taught-class-card.module.css';

interface TaughtClassCardProps {
  one: ClassReply;
  /** One below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
  actions?: ReactNode;
}

/** A class as its teacher sees it in a grid: the whole card opens it, `actions` stand above that. */
export function TaughtClassCard({ one, heading: Heading = 'h3', actions }: TaughtClassCardProps) {
  const facts = classDescription(one);
  return (
    <li className={styles.card}>
      <Heading className={styles.name}>
        <Link to={`/teacher/classes/${one.id}`}>{one.name}</Link>
      </Heading>
      {facts && <p className={styles.facts}>{facts}</p>}
      {one.description && <p className={styles.preview}>{preview(one.description)}</p>}
      <div className={styles.foot}>
        <p>{classCounts(one)}</p>
        {actions}
      </div>
    </li>
  );
}
