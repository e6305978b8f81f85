import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import styles from './session-screens.module.css';

/** Signed in by the cached record, but the server does not answer, or not now. */
export function CheckConnection({ failure, onRetry }: { failure: ApiError; onRetry: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <section className={styles.offline} role="alert">
      <h1>{failure.code === 'NETWORK' ? '네트워크 연결을 확인해 주세요' : '지금은 이용할 수 없어요'}</h1>
      <p>{failure.message || '서버가 답하지 않습니다.'} 쓰던 답안은 이 기기에 남아 있어요.</p>
      <Button variant="primary" onClick={() => void retry()} busy={trying}>
        다시 시도
      </Button>
    </section>
  );
}
