import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons of a dialog, the safest one first; they stay in sight where what stands above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
