import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** Reading anew from the server. */
  reloading: boolean;
  savedAt: Date | null;
  /** True where saving means something without a change, too. */
  alwaysSaves?: boolean;
  onReset: () => void;
  onSave: () => void;
}

/** The two buttons at the foot of a settings page, and what became of the last saving. */
export function SaveBar(props: SaveBarProps) {
  const { dirty, saving, reloading, savedAt, alwaysSaves = false, onReset, onSave } = props;
  const state = dirty
    ? '저장하지 않은 변경이 있어요'
    : savedAt
      ? `서버에 저장됨 ${formatSaveTime(savedAt)}`
      : '';
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.state}>
        {state}
      </p>
      <Button disabled={saving} busy={reloading} onClick={onReset}>
        초기화
      </Button>
      <Button variant="primary" disabled={!dirty && !alwaysSaves} busy={saving} onClick={onSave}>
        {saving ? '저장 중' : '저장'}
      </Button>
    </div>
  );
}
