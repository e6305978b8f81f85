import { useRef } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import { useAct } from '../../lib/act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks, naming the class, before it goes. */
export function DeleteClassDialog({ one, onClose }: { one: ClassReply | null; onClose: () => void }) {
  // The words stay while the dialog closes.
  const shown = useRef(one);
  if (one) shown.current = one;
  const remove = useAct('deleteClass', {
    invalidates: ['listTaughtClasses', 'listTaughtEvaluations'],
    success: '수업을 지웠습니다.',
    failure: '수업을 지우지 못했습니다.',
    onSuccess: onClose,
    onFailure: onClose,
  });
  const { name = '', studentCount = 0 } = shown.current ?? {};
  return (
    <ConfirmDialog
      open={one !== null}
      title={`‘${name}’ 수업을 지울까요?`}
      confirmLabel="지우기"
      danger
      busy={remove.isPending}
      onConfirm={() => one && remove.mutate({ id: one.id })}
      onClose={onClose}
    >
      되돌릴 수 없어요.{' '}
      {studentCount > 0 && `학생 ${studentCount}명에게도 이 수업과 자기평가지가 보이지 않게 되고, `}참여
      코드는 다시 쓸 수 없어요.
    </ConfirmDialog>
  );
}
