import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { useRead } from '../../lib/read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisableTwoFactorForm } from './disable-two-factor-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';
import { RenewCodesSteps } from './renew-codes-steps.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** How many are left matters only to somebody who has some. */
function CodesLeft() {
  const { data, error } = useRead('getTotp', {});
  if (error) return <>확인하지 못함</>;
  return <>{data ? `${data.recoveryCodesLeft}개` : '세는 중'}</>;
}

/** The second step at signing in: on, off, and how many ways remain without the phone. */
export function TwoFactorCard({
  user,
  demanded,
  settingUp,
  onSettingUp,
}: {
  user: User;
  /** The site does not let this person do without. */
  demanded: boolean;
  settingUp: boolean;
  onSettingUp: (open: boolean) => void;
}) {
  const [disabling, setDisabling] = useState(false);
  const [renewing, setRenewing] = useState({ open: false, made: false });
  const closeDisable = () => setDisabling(false);
  const closeRenew = () => setRenewing({ ...renewing, open: false });
  return (
    <ProfileCard
      title="두 단계 인증"
      about="로그인할 때 비밀번호 다음에 휴대전화 인증 앱의 숫자를 한 번 더 넣어요."
    >
      <dl className={styles.facts}>
        <div>
          <dt>상태</dt>
          <dd>{user.totp_enabled ? <Badge tone="success">켜짐</Badge> : <Badge>꺼짐</Badge>}</dd>
        </div>
        {user.totp_enabled && (
          <div>
            <dt>남은 복구 코드</dt>
            <dd>
              <CodesLeft />
            </dd>
          </div>
        )}
      </dl>
      {!user.totp_enabled && user.has_password && (
        <div className={styles.buttons}>
          <Button variant={demanded ? 'primary' : 'secondary'} onClick={() => onSettingUp(true)}>
            두 단계 인증 설정하기
          </Button>
        </div>
      )}
      {!user.has_password && (
        <p className={styles.hint}>비밀번호를 먼저 정하면 두 단계 인증을 쓸 수 있어요.</p>
      )}
      {user.totp_enabled && (
        <div className={styles.buttons}>
          <Button onClick={() => setRenewing({ open: true, made: false })}>복구 코드 새로 만들기</Button>
          {!demanded && <Button onClick={() => setDisabling(true)}>두 단계 인증 끄기</Button>}
        </div>
      )}
      {user.totp_enabled && demanded && (
        <p className={styles.hint}>이 사이트의 관리자는 두 단계 인증을 끌 수 없어요.</p>
      )}
      <Dialog
        open={settingUp}
        // The codes are shown this once: neither Escape nor a press outside may lose them.
        blocking
        title="두 단계 인증 설정"
      >
        <TwoFactorSetup onClose={() => onSettingUp(false)} />
      </Dialog>
      <Dialog
        open={renewing.open}
        onClose={closeRenew}
        // Shown this once, as above.
        blocking={renewing.made}
        title={renewing.made ? '새 복구 코드' : '복구 코드를 새로 만들까요?'}
        description={
          renewing.made
            ? undefined
            : '지금 가진 복구 코드는 바로 쓸 수 없게 돼요. 비밀번호와 앱의 숫자로 확인해 주세요.'
        }
      >
        <RenewCodesSteps onMade={() => setRenewing({ open: true, made: true })} onClose={closeRenew} />
      </Dialog>
      <Dialog
        open={disabling}
        onClose={closeDisable}
        title="두 단계 인증을 끌까요?"
        description="앞으로는 비밀번호만으로 로그인하고, 복구 코드는 더 쓸 수 없어요."
      >
        <DisableTwoFactorForm onDone={closeDisable} onCancel={closeDisable} />
      </Dialog>
    </ProfileCard>
  );
}
