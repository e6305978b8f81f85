import type { ReactNode } from 'react';
import styles from './highlight.module.css';

/** The proof-reader's mark under the one key phrase of a page. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className={styles.mark}>{children}</mark>;
}
