import styles from './byte-meter.module.css';
import { useSettled } from './use-settled.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const NEAR = 0.95;
const PAUSE = 1000;

const counted = (bytes: number) => bytes.toLocaleString('ko');

/** What to do about the length, or an empty string while there is room. */
function advice(bytes: number, limit: number): string {
  if (bytes > limit) return `${counted(bytes - limit)}바이트 초과`;
  if (bytes >= limit * NEAR) return `${counted(limit - bytes)}바이트 남음`;
  return '';
}

/**
 * How much of `limit` bytes is used. Warns from 95 % on. Says so to screen readers once writing pauses, and only when
 * the room gets short.
 */
export function ByteMeter({
  bytes,
  limit,
  label = '분량',
}: {
  bytes: number;
  limit: number;
  label?: string;
}) {
  const said = useSettled(advice(bytes, limit), PAUSE);
  const tone = bytes > limit ? 'over' : bytes >= limit * NEAR ? 'near' : 'room';
  const share = limit > 0 ? Math.min(1, bytes / limit) : 1;
  return (
    <div className={styles.meter} data-tone={tone}>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(bytes, limit)}
        aria-valuetext={`${counted(limit)}바이트 중 ${counted(bytes)}바이트`}
      >
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={styles.text}>
        {counted(bytes)} / {counted(limit)}바이트
        {tone !== 'room' && <strong className={styles.advice}>{advice(bytes, limit)}</strong>}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
