import { useState } from 'react';
import { ChangePasswordForm } from '../../features/session/change-password-form.tsx';
import { roleLabel } from '../../features/session/home-of.ts';
import { useUser } from '../../features/session/session-context.ts';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile.module.css';

/** `/profile`: who one is here, and what one may change about it. */
export default function Profile() {
  const user = useUser();
  const [changing, setChanging] = useState(false);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        내 정보 <Badge tone="primary">{roleLabel(user.role)}</Badge>
      </h1>
      <Section title="기본 정보">
        <ProfileForm user={user} />
      </Section>
      <Section title="계정">
        <dl className={styles.facts}>
          <div>
            <dt>가입일</dt>
            <dd>{formatDay(user.created_at)}</dd>
          </div>
          <div>
            <dt>최근 로그인</dt>
            <dd>{user.last_login_at ? formatMoment(user.last_login_at) : '기록 없음'}</dd>
          </div>
          <div>
            <dt>비밀번호</dt>
            <dd>
              <Button onClick={() => setChanging(true)}>비밀번호 바꾸기</Button>
            </dd>
          </div>
        </dl>
      </Section>
      <Dialog open={changing} onClose={() => setChanging(false)} title="비밀번호 바꾸기">
        <ChangePasswordForm
          onDone={() => setChanging(false)}
          leave={{ label: '취소', act: () => setChanging(false) }}
        />
      </Dialog>
    </div>
  );
}
