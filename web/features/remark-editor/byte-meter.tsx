import { countBytes } from '../../../record/bytes.ts';
import styles from './byte-meter.module.css';
import { tooLong } from './too-long.ts';

/** How much of the NEIS limit a text takes, while it is typed. */
export function ByteMeter({ text, limit }: { text: string; limit: number }) {
  const bytes = countBytes(text);
  const over = bytes - limit;
  const share = Math.min(1, bytes / limit);
  return (
    <div className={styles.meter} data-over={over > 0 || undefined}>
      <div
        className={styles.track}
        role="meter"
        aria-label="NEIS 바이트"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(bytes, limit)}
        aria-valuetext={`${limit}바이트 중 ${bytes}바이트`}
      >
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <p>
        <strong>{bytes.toLocaleString('ko-KR')}</strong> / {limit.toLocaleString('ko-KR')}바이트 ·{' '}
        {[...text].length.toLocaleString('ko-KR')}자
      </p>
      <p className={styles.over} role="status">
        {tooLong(text) ?? (over > 0 && `${over.toLocaleString('ko-KR')}바이트 넘었어요`)}
      </p>
    </div>
  );
}
