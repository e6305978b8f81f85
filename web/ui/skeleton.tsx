import styles from './skeleton.module.css';

/** Grey lines where text will stand; 26 px each with the gap. */
export function Skeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="불러오는 중" data-skeleton>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} aria-hidden />
      ))}
    </div>
  );
}
