import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProfileCard } from './profile-card.tsx';
import { WhatLeavingErases } from './what-leaving-erases.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import styles from './profile.module.css';

/** The way out for good; the dialog names the account. */
export function WithdrawCard({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <ProfileCard title="회원 탈퇴" about="내 데이터는 탈퇴하기 전에 내려받아 주세요.">
      <div className={styles.buttons}>
        <Button onClick={() => setAsking(true)}>회원 탈퇴</Button>
      </div>
      <Dialog open={asking} onClose={close} title={`${user.name}(${user.email}) 계정에서 탈퇴할까요?`}>
        <WhatLeavingErases user={user} />
        <WithdrawForm user={user} onCancel={close} />
      </Dialog>
    </ProfileCard>
  );
}
