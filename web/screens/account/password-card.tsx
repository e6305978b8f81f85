import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { ChangePasswordForm } from '../../features/session/change-password-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

/** The way to another password, or to the first for who has only ever come through Google. */
export function PasswordCard({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  const act = user.has_password ? '비밀번호 바꾸기' : '비밀번호 정하기';
  return (
    <ProfileCard
      title="비밀번호"
      about={
        user.has_password
          ? '바꾸면 다른 기기에서는 로그아웃돼요.'
          : '정하면 Google 없이도 이메일과 비밀번호로 로그인할 수 있어요.'
      }
    >
      <div className={styles.buttons}>
        <Button onClick={() => setChanging(true)}>{act}</Button>
      </div>
      <Dialog open={changing} onClose={close} title={act}>
        <ChangePasswordForm onDone={close} leave={{ label: '취소', act: close }} />
      </Dialog>
    </ProfileCard>
  );
}
