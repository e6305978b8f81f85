import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { GoogleProof } from '../../features/google/google-proof.tsx';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { storage } from '../../lib/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

/** What the dialog itself says. */
const REFUSALS = new Set<ApiError['code']>(['HAS_ACTIVE_EVALUATION', 'LAST_ADMIN']);

/** The password, or Google's word where there is none; then the account is shut and nothing of it stays on this device. */
export function WithdrawForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { signOut } = useSession();
  const form = usePasswordForm();
  const [idToken, setIdToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = useAct('withdraw', {
    success: '탈퇴했습니다. 그동안 고마웠습니다.',
    failure: '탈퇴하지 못했습니다.',
    shownByScreen: (error) => {
      // An answer of Google is good once: whatever became of it, the next try needs another.
      setIdToken(null);
      if (REFUSALS.has(error.code)) return true;
      if (user.has_password) return showAtFields(error, form.setError, ['password']);
      setFailure(error.details[0]?.message ?? null);
      return error.details.length > 0;
    },
    onSuccess: () => {
      for (const key of storage.keys()) if (key.includes(user.id)) storage.remove(key);
      void signOut({ asking: false });
    },
  });
  const busy = leave.isPending || leave.isSuccess;
  return (
    <>
      {leave.error && REFUSALS.has(leave.error.code) && <Alert tone="danger">{leave.error.message}</Alert>}
      {user.has_password ? (
        <PasswordForm
          form={form}
          confirmLabel="탈퇴하기"
          danger
          busy={busy}
          onPassword={(password) => leave.mutate({ password })}
          onCancel={onCancel}
        />
      ) : (
        <>
          <GoogleProof
            purpose="탈퇴하려면"
            proved={idToken !== null}
            failure={failure}
            onProof={(token) => {
              setFailure(null);
              setIdToken(token);
            }}
          />
          <div className={styles.actions}>
            <Button onClick={onCancel}>취소</Button>
            {idToken !== null && (
              <Button variant="danger" busy={busy} onClick={() => leave.mutate({ idToken })}>
                탈퇴하기
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
