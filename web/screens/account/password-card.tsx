import { useState } from 'react';
import { ChangePasswordForm } from '../../features/session/change-password-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

/** The way to another password. */
export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <ProfileCard title="비밀번호" about="바꾸면 다른 기기에서는 로그아웃돼요.">
      <div className={styles.buttons}>
        <Button onClick={() => setChanging(true)}>비밀번호 바꾸기</Button>
      </div>
      <Dialog open={changing} onClose={close} title="비밀번호 바꾸기">
        <ChangePasswordForm onDone={close} leave={{ label: '취소', act: close }} />
      </Dialog>
    </ProfileCard>
  );
}
