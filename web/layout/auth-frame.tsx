import type { ReactNode } from 'react';
import styles from './auth-frame.module.css';
import { Brand } from './brand.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

interface AuthFrameProps {
  title: string;
  children: ReactNode;
  /** Under the form: the way to the other one. */
  after: ReactNode;
  wide?: boolean;
  /** Below everything, outside of the column's content. */
  foot?: ReactNode;
}

/** One quiet column for signing in and registering. */
export function AuthFrame({ title, children, after, wide = false, foot }: AuthFrameProps) {
  return (
    <div className={styles.frame} data-wide={wide || undefined} data-for-visitors>
      <SkipLink />
      <header className={styles.head}>
        <Brand to="/" />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {children}
        <p className={styles.after}>{after}</p>
      </main>
      {foot}
    </div>
  );
}
