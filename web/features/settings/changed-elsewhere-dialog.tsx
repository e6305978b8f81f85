import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './changed-elsewhere-dialog.module.css';
import type { ChangedElsewhere } from './lay-over.ts';

interface ChangedElsewhereDialogProps {
  /** Null while nobody was faster. */
  changes: readonly ChangedElsewhere[] | null;
  /** False where the other has made the very changes that I made. */
  dirty: boolean;
  onSave: () => void;
  onClose: () => void;
}

/**
 * Another administrator saved first. Nothing was saved and nothing typed is lost: the fields behind hold what stands now
 * with my changes over it, and saving once more is one press away.
 */
export function ChangedElsewhereDialog({ changes, dirty, onSave, onClose }: ChangedElsewhereDialogProps) {
  return (
    <Dialog
      open={changes !== null}
      size="large"
      title="다른 곳에서 먼저 수정했어요"
      description={
        dirty
          ? '아직 저장하지 않았어요. 그 사이 바뀐 것을 불러오고, 내가 고친 것은 그 위에 그대로 두었어요.'
          : '그 사이 바뀐 것을 불러왔어요. 내가 고친 것과 같아서 더 저장할 것이 없어요.'
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{dirty ? '더 살펴보기' : '확인'}</Button>
          {dirty && (
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                onSave();
              }}
            >
              내가 고친 것 저장
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.changes} aria-label="다른 곳에서 바뀐 것">
        {changes?.map(({ field, label, before, now, mine, change }) => (
          <li key={field}>
            <h3>{label}</h3>
            <p className={styles.values}>
              {before || '(비어 있음)'} → <strong>{now || '(비어 있음)'}</strong>
            </p>
            {mine !== null && (
              <p className={styles.values}>
                내가 고친 것: <strong>{mine || '(비어 있음)'}</strong> (저장하면 이것으로 바뀌어요)
              </p>
            )}
            {change && (
              <p className={styles.who}>
                {change.by ?? '서버의 관리 명령'}, {formatMoment(change.at)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
