import { Button } from '../../ui/button.tsx';
import styles from './responses-table.module.css';
import type { Row } from './rows.ts';

interface RemoveButtonProps {
  row: Pick<Row, 'key' | 'name'>;
  tab: 0 | -1;
  onRemove: (key: string) => void;
}

/** Takes a student out of the class; the screen asks first. */
export function RemoveButton({ row, tab, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="quiet"
      className={styles.remove}
      tabIndex={tab}
      aria-label={`${row.name} 수업에서 제외`}
      onClick={() => onRemove(row.key)}
    >
      수업에서 제외
    </Button>
  );
}
