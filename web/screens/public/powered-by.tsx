import styles from './powered-by.module.css';

/**
 * The badge at the bottom right (specification 1, section 2): the two that do the work here, each with a mark drawn for this
 * page. 은전한닢 is the dictionary (mecab-ko-dic) from which the record engine knows Korean words.
 */
export function PoweredBy() {
  return (
    <footer className={styles.badge}>
      <span lang="en">Powered by</span>
      <span className={styles.provider}>
        {/* One cell of 원고지 with a stroke in it, and the proof-reader's dot. */}
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <rect x="1.5" y="1.5" width="17" height="17" rx="2" fill="none" stroke="currentColor" />
          <path d="M5.5 6.5h8v7" fill="none" stroke="currentColor" strokeWidth="2" />
          <circle cx="6.5" cy="13.5" r="1.75" className={styles.dot} />
        </svg>
        기록 엔진
      </span>
      <span className={styles.provider}>
        {/* A coin of silver, with the square hole of old ones. */}
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <rect x="7.25" y="7.25" width="5.5" height="5.5" className={styles.hole} />
        </svg>
        은전한닢
      </span>
    </footer>
  );
}
