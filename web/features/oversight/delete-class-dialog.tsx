import { useRef } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import { useAct } from '../../lib/act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks, naming the class and whose it is, before it goes. */
export function DeleteAnyClassDialog({ one, onClose }: { one: ClassReply | null; onClose: () => void }) {
  // The words stay while the dialog closes.
  const last = useRef(one);
  if (one) last.current = one;
  const remove = useAct('deleteAnyClass', {
    invalidates: ['listAllClasses', 'listAllEvaluations', 'getAdminStats'],
    success: '수업을 지웠습니다.',
    failure: '수업을 지우지 못했습니다.',
    onSuccess: onClose,
    onFailure: onClose,
  });
  const shown = last.current;
  return (
    <ConfirmDialog
      open={one !== null}
      title={`‘${shown?.name ?? ''}’ 수업을 지울까요?`}
      confirmLabel="지우기"
      danger
      busy={remove.isPending}
      onConfirm={() => one && remove.mutate({ id: one.id })}
      onClose={onClose}
    >
      되돌릴 수 없어요. {shown?.teacher.name} 선생님과 학생 {shown?.studentCount ?? 0}명에게 이 수업과
      자기평가지 {shown?.evaluationCount ?? 0}개가 보이지 않게 되고, 참여 코드는 다시 쓸 수 없어요.
    </ConfirmDialog>
  );
}
