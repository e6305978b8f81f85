import { useRef } from 'react';
import { useAct } from '../../lib/act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface RemoveStudentDialogProps {
  classId: string;
  student: { id: string; name: string } | null;
  onClose: () => void;
}

/** Takes a student out of a class, after naming whom. */
export function RemoveStudentDialog({ classId, student, onClose }: RemoveStudentDialogProps) {
  // The words stay while the dialog closes.
  const shown = useRef(student);
  if (student) shown.current = student;
  const name = shown.current?.name ?? '';
  const remove = useAct('removeStudent', {
    invalidates: [
      'listClassStudents',
      'getTaughtClass',
      'listTaughtClasses',
      'listClassEvaluations',
      'listTaughtEvaluations',
      'listEvaluationResponses',
    ],
    success: `${name} 학생을 수업에서 제외했습니다.`,
    failure: '학생을 수업에서 제외하지 못했습니다.',
    onSuccess: onClose,
    onFailure: onClose,
  });
  return (
    <ConfirmDialog
      open={student !== null}
      title={`‘${name}’ 학생을 수업에서 제외할까요?`}
      confirmLabel="수업에서 제외"
      danger
      busy={remove.isPending}
      onConfirm={() => student && remove.mutate({ id: classId, studentId: student.id })}
      onClose={onClose}
    >
      이 수업의 자기평가와 결과가 학생에게 보이지 않게 돼요. 참여 코드로 다시 들어오면 제출한 답과 기록문이
      돌아와요.
    </ConfirmDialog>
  );
}
