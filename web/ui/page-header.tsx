import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The head of a screen; wrap the key phrase of `title` in `Highlight`. */
export function PageHeader(props: {
  eyebrow?: ReactNode;
  title: ReactNode;
  /** How far it is: below the title, above the actions where these have a line of their own. */
  facts?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div>
        {props.eyebrow && <p className={styles.eyebrow}>{props.eyebrow}</p>}
        <h1>{props.title}</h1>
        {props.facts && <p className={styles.facts}>{props.facts}</p>}
      </div>
      {props.actions}
    </header>
  );
}
