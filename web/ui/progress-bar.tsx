import styles from './progress-bar.module.css';

/** How many of `max` are done. `label` is its name for screen readers; show the counts beside it. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${max} 중 ${value}`}
    >
      <div className={styles.fill} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
