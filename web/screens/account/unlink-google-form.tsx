import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { PasswordForm } from './password-form.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** The password, then the link is gone. */
export function UnlinkGoogleForm({ onDone }: { onDone: () => void }) {
  const { replaceUser } = useSession();
  const form = usePasswordForm();
  const unlink = useAct('unlinkGoogle', {
    success: 'Google 계정 연결을 해제했습니다.',
    failure: 'Google 계정 연결을 해제하지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, ['password']),
    onSuccess: ({ user }) => {
      replaceUser(user);
      onDone();
    },
  });
  return (
    <PasswordForm
      form={form}
      confirmLabel="연결 해제"
      danger
      busy={unlink.isPending}
      onPassword={(password) => unlink.mutate({ password })}
      onCancel={onDone}
    />
  );
}
