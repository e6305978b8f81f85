import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkGoogleSteps } from './link-google-steps.tsx';
import { ProfileCard } from './profile-card.tsx';
import { UnlinkGoogleForm } from './unlink-google-form.tsx';
import styles from './profile.module.css';

/** The linked Google account, and the ways to link one or end it. */
export function GoogleCard({ user, configured }: { user: User; configured: boolean }) {
  const [open, setOpen] = useState<'link' | 'unlink' | null>(null);
  const close = () => setOpen(null);
  const linked = user.google_id !== null;
  return (
    <ProfileCard title="Google 계정" about="연결하면 비밀번호 없이 Google로 로그인할 수 있어요.">
      <dl className={styles.facts}>
        <div>
          <dt>상태</dt>
          <dd>
            {linked ? (
              <Badge tone="success">연결됨</Badge>
            ) : (
              <Badge>{configured ? '연결되지 않음' : '설정되어 있지 않음'}</Badge>
            )}
          </dd>
        </div>
        {linked && (
          <div>
            <dt>연결된 계정</dt>
            <dd>{user.google_email ?? '주소 없음'}</dd>
          </div>
        )}
      </dl>
      {!linked && !configured && (
        <p className={styles.hint}>
          이 사이트에서는 아직 Google 로그인을 쓸 수 없어요. 필요하면 관리자에게 말해 주세요.
        </p>
      )}
      {!linked && configured && (
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('link')}>Google 계정 연결하기</Button>
        </div>
      )}
      {linked && user.has_password && (
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('unlink')}>연결 해제하기</Button>
        </div>
      )}
      {linked && !user.has_password && (
        <p className={styles.hint}>
          연결을 해제하려면 먼저 비밀번호를 정해 주세요. 안 그러면 로그인할 길이 없어져요.
        </p>
      )}
      <Dialog open={open === 'link'} onClose={close} title="Google 계정 연결">
        <LinkGoogleSteps onDone={close} />
      </Dialog>
      <Dialog
        open={open === 'unlink'}
        onClose={close}
        title={`${user.google_email ?? 'Google 계정'} 연결을 해제할까요?`}
        description="앞으로는 이메일과 비밀번호로 로그인해요. 언제든 다시 연결할 수 있어요."
      >
        <UnlinkGoogleForm onDone={close} />
      </Dialog>
    </ProfileCard>
  );
}
