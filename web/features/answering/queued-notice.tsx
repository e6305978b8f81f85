import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { isEmpty } from './answers.ts';
import { CopyRefused } from './copy-refused.tsx';
import type { Queued } from './queued.ts';
import { pressedTime, refusalOf } from './queued-words.ts';
import styles from './queued-notice.module.css';

interface QueuedNoticeProps {
  one: Queued;
  onDismiss: () => void;
  onRetry: () => Promise<unknown>;
}

/** On every other screen: a submission that is still on its way, or was not taken. */
export function QueuedNotice({ one, onDismiss, onRetry }: QueuedNoticeProps) {
  // On a computer that others use the words may have gone to the server alone.
  const worded = !isEmpty(one);
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <div className={styles.notice}>
      <Alert tone={one.refused ? 'danger' : 'waiting'}>
        <strong>
          ‘{one.className}’ 자기평가{one.refused ? '를 제출하지 못했어요' : ' 제출을 기다리고 있어요'}
        </strong>
        <p>
          {one.refused
            ? `${refusalOf(one)} ${worded ? '쓴 답은 이 기기에 남아 있어요. ' : ''}선생님께 말씀드려 주세요.`
            : `${pressedTime(one)}에 제출을 눌렀어요. 서버에 연결되면 저절로 제출돼요.`}
        </p>
        <div className={styles.actions}>
          {one.refused ? (
            worded && <CopyRefused one={one} />
          ) : (
            <Button busy={trying} onClick={() => void retry()}>
              지금 보내기
            </Button>
          )}
          {/* Whoever is no longer in the class finds nothing behind it. */}
          {one.refused?.code !== 'NOT_FOUND' && (
            <ButtonLink to={`/student/evaluations/${one.evaluationId}`} variant="quiet">
              쓴 답 보기
            </ButtonLink>
          )}
          {one.refused && (
            <Button variant="quiet" onClick={onDismiss}>
              알림 지우기
            </Button>
          )}
        </div>
      </Alert>
    </div>
  );
}
