import { useState } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ledger-dialog.module.css';

interface LedgerDialogProps {
  open: boolean;
  responseId: string;
  onClose: () => void;
}

/** Every text about this student that went to a language model, to the letter. */
export function LedgerDialog({ open, responseId, onClose }: LedgerDialogProps) {
  return (
    <Dialog
      open={open}
      size="large"
      title="AI에 보낸 내용"
      description="이름, 학번, 연락처, 학교 이름은 [[친구1]]처럼 가리고 보내요. ‘선생님께 한마디’는 보내지 않아요."
      onClose={onClose}
      actions={<Button onClick={onClose}>닫기</Button>}
    >
      {open && <Ledger responseId={responseId} />}
    </Dialog>
  );
}

function Ledger({ responseId }: { responseId: string }) {
  const { data, error, refetch } = useRead('getLedger', { id: responseId }, { freshFor: 0 });
  // What was read before may lack what has been sent since, and here the list is a proof: not shown beside a failure.
  if (error)
    return (
      <ErrorState
        message={error.message || 'AI에 보낸 내용을 불러오지 못했습니다.'}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  if (data.entries.length === 0)
    return (
      <EmptyState title="AI에 보낸 것이 없어요">
        초안을 만들면 그때 보낸 글이 한 글자도 빠짐없이 여기에 남아요.
      </EmptyState>
    );
  return (
    <ol className={styles.entries}>
      {data.entries.map((entry, index) => (
        <li key={entry.id}>
          <p className={styles.facts}>
            <strong>{formatMoment(entry.sent_at)}</strong> · {entry.model}
            <span>{entry.outcome ?? '아직 답을 받지 못했어요.'}</span>
          </p>
          <details open={index === 0}>
            <summary>보낸 글 보기</summary>
            <pre className={styles.text} role="group" aria-label="보낸 글">
              {entry.text}
            </pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** Opens the ledger; there where a model is configured, or was one when something was sent. */
export function LedgerButton({ responseId }: { responseId: string | null }) {
  const [open, setOpen] = useState(false);
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const past = useRead(
    'getLedger',
    { id: responseId ?? '' },
    { enabled: responseId !== null && site?.aiConfigured === false },
  ).data;
  if (responseId === null || !(site?.aiConfigured || (past && past.entries.length > 0))) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        AI에 보낸 내용
      </Button>
      <LedgerDialog open={open} responseId={responseId} onClose={() => setOpen(false)} />
    </>
  );
}
