import type { ReactNode } from 'react';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'waiting' | 'danger';

/** A sentence that stays on the page. `danger` interrupts a screen reader, the others wait their turn. */
export function Alert({
  tone = 'info',
  action,
  children,
}: {
  tone?: AlertTone | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
