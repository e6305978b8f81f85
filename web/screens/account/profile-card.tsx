import { type ReactNode, useId } from 'react';
import styles from './profile-card.module.css';

/** One part of the profile: what it is and why at the left, what one can do at the right; below each other on a phone. */
export function ProfileCard({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
