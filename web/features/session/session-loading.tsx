import styles from './session-screens.module.css';

/** While it is not known yet who is there. */
export function SessionLoading() {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden />
      불러오는 중
    </p>
  );
}
