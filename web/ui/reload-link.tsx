import type { ReactNode } from 'react';
import styles from './button.module.css';

/** Opens the document's own address once more, whatever that is; works on a page without scripts. */
export function ReloadLink({ children }: { children: ReactNode }) {
  return (
    <a href="?" className={styles.button} data-variant="primary" data-size="medium">
      {children}
    </a>
  );
}
