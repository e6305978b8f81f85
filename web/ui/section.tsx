import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A titled part of a page with the 2 px ink rule above its list. */
export function Section({
  title,
  action,
  screenOnly = false,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  /** True: of no use on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
