import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { PasswordForm } from './password-form.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** The password, then the second factor is off. */
export function DisableTwoFactorForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { replaceUser } = useSession();
  const form = usePasswordForm();
  const disable = useAct('disableTotp', {
    invalidates: ['getTotp'],
    success: '두 단계 인증을 껐습니다.',
    failure: '두 단계 인증을 끄지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, ['password']),
    onSuccess: ({ user }) => {
      replaceUser(user);
      onDone();
    },
  });
  return (
    <PasswordForm
      form={form}
      confirmLabel="끄기"
      danger
      busy={disable.isPending}
      onPassword={(password) => disable.mutate({ password })}
      onCancel={onCancel}
    />
  );
}
