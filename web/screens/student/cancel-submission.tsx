import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { AFTER_SUBMITTING } from '../../features/answering/after-submitting.ts';
import { useAct } from '../../lib/act.ts';
import { formatDue } from '../../lib/due.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './result.module.css';

type ShownResult = ReplyOf<typeof api.getResult>['result'];

function whyNot(result: ShownResult): string {
  if (result.status === 'evaluated' || result.status === 'published')
    return '선생님이 기록문을 써서 제출을 취소할 수 없어요.';
  return result.evaluation.is_closed
    ? '마감되어 제출을 취소할 수 없어요.'
    : '지금은 제출을 취소할 수 없어요.';
}

/** Takes a submission back while that is allowed; the answers return as a draft. */
export function CancelSubmission({ result }: { result: ShownResult }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const cancel = useAct('cancelSubmission', {
    invalidates: AFTER_SUBMITTING,
    success: '제출을 취소했습니다. 답안을 고쳐 다시 제출해 주세요.',
    failure: '제출을 취소하지 못했습니다.',
    onSuccess: () => void navigate(`/student/evaluations/${result.evaluation.id}`, { replace: true }),
    onFailure: () => setAsking(false),
  });
  if (!result.can.cancel) return <p className={styles.whyNot}>{whyNot(result)}</p>;
  const due = result.evaluation.due_at;
  return (
    <div className={styles.cancel}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        제출 취소
      </Button>
      <ConfirmDialog
        open={asking}
        title="제출을 취소할까요?"
        confirmLabel="제출 취소"
        cancelLabel="그대로 두기"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ responseId: result.id })}
        onClose={() => setAsking(false)}
      >
        쓴 답은 지워지지 않고 고쳐 쓸 수 있게 돌아와요.{' '}
        {due ? `${formatDue(due, serverNow())}까지 다시 제출해야 해요.` : '마감 전에 다시 제출해야 해요.'}
      </ConfirmDialog>
    </div>
  );
}
