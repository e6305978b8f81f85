import { useId, useState } from 'react';
import type { Backup } from '../../../contract/backups.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/dates.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './settings-fields.module.css';

const FAILED = '백업을 내려받지 못했습니다.';

/** Asks why before a backup leaves the server. */
export function DownloadBackupDialog({ backup, onClose }: { backup: Backup | null; onClose: () => void }) {
  return (
    <Dialog
      open={backup !== null}
      title={backup ? `${formatMoment(backup.created_at)} 백업을 내려받을까요?` : ''}
      onClose={onClose}
    >
      {backup && <ReasonForm backup={backup} onClose={onClose} />}
    </Dialog>
  );
}

function ReasonForm({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    if (reason.trim().length < 2) {
      setProblem('내려받는 이유를 2자 이상 적어 주세요.');
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await download('downloadBackup', { id: backup.id, reason }, 'girok.girok-backup', FAILED);
      notify.success('백업을 내려받았습니다.');
      onClose();
    } catch (error) {
      notify.error(messageOf(error, FAILED));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void take();
      }}
    >
      <Alert tone="waiting">
        {backup.people.toLocaleString('ko-KR')}명의 정보가 들어 있어요.{' '}
        {backup.encrypted
          ? '암호화되어 있어 BACKUP_KEY가 있어야 열 수 있어요.'
          : '암호화되어 있지 않으니 아무나 볼 수 없는 곳에 두세요.'}
      </Alert>
      <TextField
        id={`${formId}-reason`}
        label="내려받는 이유"
        hint="누가 언제 왜 내려받았는지 감사 기록에 남아요."
        required
        autoComplete="off"
        maxLength={200}
        value={reason}
        error={problem}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(undefined);
        }}
      />
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          취소
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          내려받기
        </Button>
      </DialogActions>
    </form>
  );
}
