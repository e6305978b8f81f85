import { Button } from './button.tsx';
import styles from './state.module.css';

type Props = { title?: string | undefined; message: string; onRetry?: (() => void) | undefined };

/** What went wrong and a way to try again. */
export function ErrorState({ title = '불러오지 못했습니다', message, onRetry }: Props) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.text}>{message}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry}>다시 시도</Button>
        </div>
      )}
    </div>
  );
}
