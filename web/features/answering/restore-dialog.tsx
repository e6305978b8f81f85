import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { answered, type Restorable } from './answers.ts';
import styles from './restore-dialog.module.css';

interface RestoreDialogProps {
  found: Restorable | null;
  onRestore: (draft: Restorable) => void;
  onStartNew: () => void;
}

/** On return: go on with what was written, or start anew. There is no third way out of it. */
export function RestoreDialog({ found, onRestore, onStartNew }: RestoreDialogProps) {
  if (!found) return null;
  return (
    <Dialog open blocking title="이어서 쓸까요?">
      <p>
        {formatSaveTime(found.savedAt)}에 {found.where === 'server' ? '서버에' : '이 기기에'} 저장한 답안이
        있어요. {answered(found.answers)}문항에 답했어요.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onStartNew}>
          새로 쓰기
        </Button>
        <Button variant="primary" onClick={() => onRestore(found)} autoFocus>
          이어서 쓰기
        </Button>
      </div>
    </Dialog>
  );
}
