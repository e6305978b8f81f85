import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './backup-progress.module.css';

interface BackupProgressProps {
  /** Null until the server has told how far it is; the embedded database tells only at the end. */
  running: { done: number; total: number } | null;
}

/** How many rows are in the backup that is being made. */
export function BackupProgress({ running }: BackupProgressProps) {
  const { done, total } = running ?? { done: 0, total: 0 };
  return (
    <div className={styles.progress}>
      {total > 0 && <ProgressBar label="백업한 행" value={done} max={total} />}
      <p role="status">
        {total > 0
          ? `${total.toLocaleString('ko-KR')}행 중 ${done.toLocaleString('ko-KR')}행을 백업했어요.`
          : '백업하고 있어요. 끝날 때까지 기다려 주세요.'}
      </p>
    </div>
  );
}
