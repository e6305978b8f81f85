import { useState } from 'react';
import { useAct } from '../../lib/act.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './sessions-card.module.css';

/** Where this person is signed in, and the way to be signed in only here. */
export function SessionsCard() {
  const read = useRead('listSessions', {});
  const [asking, setAsking] = useState(false);
  const end = useAct('endOtherSessions', {
    invalidates: ['listSessions'],
    success: '다른 기기에서 모두 로그아웃했습니다.',
    failure: '다른 기기에서 로그아웃하지 못했습니다.',
    onSuccess: () => setAsking(false),
    onFailure: () => setAsking(false),
  });
  const { data, error } = read;
  // Whose list it is matters less than that this device can be told apart at a glance.
  const sessions = data && [...data.sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <ProfileCard
      title="로그인된 기기"
      about="내가 쓰지 않은 기기가 있으면 모두 로그아웃하고 비밀번호를 바꿔 주세요."
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void read.refetch()} />}
      {!error && !sessions && <Skeleton lines={2} />}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.session}>
              <div>
                <p className={styles.device}>{session.device ?? '알 수 없는 기기'}</p>
                <p className={styles.when}>
                  {formatMoment(session.created_at)} 로그인
                  {!session.is_current && ` · ${formatMoment(session.last_active_at)}까지 씀`}
                </p>
              </div>
              {session.is_current && <Badge tone="success">지금 이 기기</Badge>}
            </li>
          ))}
        </ul>
      )}
      {sessions && sessions.length === 1 && (
        <p className={styles.when}>다른 기기에는 로그인되어 있지 않아요.</p>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button onClick={() => setAsking(true)}>다른 기기에서 모두 로그아웃</Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="다른 기기에서 모두 로그아웃할까요?"
        confirmLabel="모두 로그아웃"
        busy={end.isPending}
        onConfirm={() => end.mutate({})}
        onClose={() => setAsking(false)}
      >
        지금 이 기기는 그대로예요. 다른 기기에서 아직 저장하지 않은 글은 그 기기에만 남아요.
      </ConfirmDialog>
    </ProfileCard>
  );
}
