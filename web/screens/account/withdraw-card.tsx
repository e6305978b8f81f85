import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { storage } from '../../lib/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { WhatLeavingErases } from './what-leaving-erases.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

/** What the dialog itself says. */
const REFUSALS = new Set<ApiError['code']>(['HAS_ACTIVE_EVALUATION', 'LAST_ADMIN']);

function WithdrawForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { signOut } = useSession();
  const form = usePasswordForm();
  const leave = useAct('withdraw', {
    success: '탈퇴했습니다. 그동안 고마웠습니다.',
    failure: '탈퇴하지 못했습니다.',
    shownByScreen: (error) => REFUSALS.has(error.code) || showAtFields(error, form.setError, ['password']),
    onSuccess: () => {
      // Nothing of this person stays on a device that others use.
      for (const key of storage.keys()) if (key.includes(user.id)) storage.remove(key);
      void signOut({ asking: false });
    },
  });
  return (
    <>
      <WhatLeavingErases user={user} />
      {leave.error && REFUSALS.has(leave.error.code) && <Alert tone="danger">{leave.error.message}</Alert>}
      <PasswordForm
        form={form}
        confirmLabel="탈퇴하기"
        danger
        busy={leave.isPending || leave.isSuccess}
        onPassword={(password) => leave.mutate({ password })}
        onCancel={onCancel}
      />
    </>
  );
}

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
        <WithdrawForm user={user} onCancel={close} />
      </Dialog>
    </ProfileCard>
  );
}
