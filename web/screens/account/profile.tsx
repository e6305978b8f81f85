import { useState } from 'react';
import { roleLabel } from '../../features/session/home-of.ts';
import { needsSecondFactor } from '../../features/session/second-factor-needed.ts';
import { useUser } from '../../features/session/session-context.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { DataCard } from './data-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RoleCard } from './role-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { WithdrawCard } from './withdraw-card.tsx';
import styles from './profile.module.css';

/** `/profile`: who one is here, and what one may change about it. */
export default function Profile() {
  const user = useUser();
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const [settingUp, setSettingUp] = useState(false);
  const demanded = user.role === 'admin' && site?.twoFactorEnabled === true;
  // Who turned it on as a teacher can turn it off as a student.
  const mayUseTwoFactor = user.role !== 'student' || user.totp_enabled;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        내 정보 <Badge tone="primary">{roleLabel(user.role)}</Badge>
      </h1>
      {site && needsSecondFactor(user, site) && (
        <div className={styles.call}>
          <Alert
            tone="waiting"
            action={
              user.has_password && (
                <Button variant="primary" onClick={() => setSettingUp(true)}>
                  지금 설정하기
                </Button>
              )
            }
          >
            이 사이트의 관리자는 두 단계 인증을 써야 해요. 설정하면 관리자 화면이 열려요.
          </Alert>
        </div>
      )}
      <ProfileCard title="기본 정보" about="이름과 학교는 수업과 기록문에 쓰여요.">
        <ProfileForm user={user} />
      </ProfileCard>
      <AccountCard user={user} />
      <PasswordCard user={user} />
      <GoogleCard user={user} configured={(site?.googleClientId ?? null) !== null} />
      {mayUseTwoFactor && (
        <TwoFactorCard user={user} demanded={demanded} settingUp={settingUp} onSettingUp={setSettingUp} />
      )}
      <SessionsCard />
      <RoleCard user={user} />
      <DataCard user={user} />
      <WithdrawCard user={user} />
    </div>
  );
}
