import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './publish-dialog.module.css';

interface DismissDialogProps {
  /** What the finding is about, as the list names it; null: closed. */
  subject: { title: string; words: string } | null;
  /** Answers whether it was kept. */
  onDismiss: (reason: string) => Promise<boolean>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** As much of the words as the list of findings shows. */
const SHOWN = 40;

/** A finding is dismissed with a reason only: whoever reads the text later has to know why it may stay. */
export function DismissDialog({ subject, onDismiss, onClose, finalFocus }: DismissDialogProps) {
  return (
    <Dialog
      open={subject !== null}
      title="해당 없음으로 남길까요?"
      description={
        subject && (
          <>
            이 기록문의 <q>{subject.words.slice(0, SHOWN)}</q>에는 {`‘${subject.title}’`} 규칙을 더는 알리지
            않아요. 까닭은 함께 남아요.
          </>
        )
      }
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {subject && <Reason onDismiss={onDismiss} onClose={onClose} />}
    </Dialog>
  );
}

function Reason({ onDismiss, onClose }: Pick<DismissDialogProps, 'onDismiss' | 'onClose'>) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    if (await onDismiss(reason)) onClose();
    else setBusy(false);
  };
  return (
    <form
      className={styles.question}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog stands in the editor only for React; no form above may hear of it.
        event.stopPropagation();
        void send();
      }}
    >
      <TextField
        label="해당 없는 까닭"
        required
        maxLength={500}
        placeholder="예: 과일 이름이라 상표가 아님"
        error={missing ? '해당 없는 까닭을 적어 주세요.' : undefined}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" variant="primary" busy={busy}>
          해당 없음으로 남기기
        </Button>
      </DialogActions>
    </form>
  );
}
