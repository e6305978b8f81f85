import styles from './on-paper.module.css';

/** Words that only a printed page needs. They are no text of the page: nobody finds, hears or copies them twice on a screen. */
export function OnPaper({ words, strong }: { words: string; strong?: boolean }) {
  return <p className={styles.words} data-words={words} data-strong={strong || undefined} />;
}
