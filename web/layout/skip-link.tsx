import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      본문으로 건너뛰기
    </a>
  );
}
