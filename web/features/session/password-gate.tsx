import { Dialog } from '../../ui/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useSession } from './session-context.ts';

/** Somebody with a temporary password changes it before anything else. */
export function PasswordGate() {
  const { user, replaceUser, signOut } = useSession();
  if (!user?.passwordChangeRequired) return null;
  return (
    <Dialog open blocking title="비밀번호를 먼저 바꿔 주세요">
      <p>임시 비밀번호로 로그인했어요. 나만 아는 비밀번호로 바꾸면 계속할 수 있어요.</p>
      <ChangePasswordForm
        onDone={() => replaceUser({ ...user, passwordChangeRequired: false })}
        leave={{ label: '로그아웃', act: () => void signOut({ asking: false }) }}
      />
    </Dialog>
  );
}
