import { Button } from '../../ui/button.tsx';
import { useAskToPublish } from '../responses-table/use-open-student.ts';
import styles from './hidden-toast.module.css';

interface HiddenToastProps {
  evaluationId: string;
  student: { id: string; name: string };
  /** Whether the form is closed, and the remark may go out again. */
  canPublish: boolean;
}

/** A student does not see any more what has been changed; said when it was saved, and the way to show it again with it. */
export function HiddenToast({ evaluationId, student, canPublish }: HiddenToastProps) {
  const ask = useAskToPublish();
  return (
    <div className={styles.toast}>
      <p>
        {student.name} 학생의 기록문을 고쳐 비공개로 바뀌었어요.{' '}
        {canPublish ? '다시 공개해야 학생이 볼 수 있어요.' : '마감한 뒤에 다시 공개할 수 있어요.'}
      </p>
      {canPublish && (
        <Button onClick={() => ask(`/teacher/evaluations/${evaluationId}/responses`, student.id)}>
          다시 공개
        </Button>
      )}
    </div>
  );
}
