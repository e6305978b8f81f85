import { useRef } from 'react';
import type { User } from '../../../contract/users.ts';
import { useAct } from '../../lib/act.ts';
import { notify } from '../../lib/notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useUser } from '../session/session-context.ts';
import { TempPasswordToast } from './temp-password-toast.tsx';
import { USER_STEPS, type UserStep } from './user-steps.ts';

interface UserStepDialogProps {
  asked: { step: UserStep; user: User } | null;
  onClose: () => void;
}

const CHANGED = { invalidates: ['listUsers', 'getAdminStats'] as const };

/** Asks, naming the person, before something is done to their account. */
export function UserStepDialog({ asked, onClose }: UserStepDialogProps) {
  const own = useUser();
  // The words stay while the dialog closes.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const step = last.current?.step ?? 'deleteUser';
  const user = last.current?.user;
  const words = USER_STEPS[step];
  const said = { ...CHANGED, failure: words.failed, onSuccess: onClose, onFailure: onClose };
  const done = words.done === null ? {} : { success: words.done };
  const remove = useAct('deleteUser', { ...said, ...done });
  const deactivate = useAct('deactivateUser', { ...said, ...done });
  const activate = useAct('activateUser', { ...said, ...done });
  const reset = useAct('resetUserPassword', {
    ...said,
    onSuccess: ({ tempPassword }) => {
      notify.forTenSeconds(<TempPasswordToast name={user?.name ?? ''} password={tempPassword} />);
      onClose();
    },
  });
  const act = {
    deleteUser: remove,
    deactivateUser: deactivate,
    activateUser: activate,
    resetUserPassword: reset,
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words.title(user?.name ?? '')}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={act[step].isPending}
      onConfirm={() => asked && act[asked.step].mutate({ id: asked.user.id })}
      onClose={onClose}
    >
      {user?.id === own.id && <strong>지금 로그인한 내 계정이에요. </strong>}
      {words.text}
    </ConfirmDialog>
  );
}
