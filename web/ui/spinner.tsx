import styles from './spinner.module.css';

/** Decoration only; what waits says so in words or with `aria-busy`. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
