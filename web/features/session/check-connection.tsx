import { useState } from 'react';
import styles from './session-screens.module.css';

/** Signed in by the cached record, but the server does not answer. */
export function CheckConnection({ onRetry }: { onRetry: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <section className={styles.offline} role="alert">
      <h1>네트워크 연결을 확인해 주세요</h1>
      <p>서버에 연결하지 못했습니다. 쓰던 답안은 이 기기에 남아 있어요.</p>
      <button type="button" onClick={() => void retry()} disabled={trying}>
        {trying ? '연결하는 중' : '다시 시도'}
      </button>
    </section>
  );
}
