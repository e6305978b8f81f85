import type { ClassReply } from '../../../contract/classes.ts';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ListTable } from '../admin-lists/list-table.tsx';
import styles from '../admin-lists/list-table.module.css';
import { classDescription } from '../classes-shared/class-words.ts';

interface ClassTableProps {
  classes: readonly ClassReply[];
  onShow: (one: ClassReply) => void;
  onRename: (one: ClassReply) => void;
  onDelete: (one: ClassReply) => void;
}

/** Everybody's classes. */
export function ClassTable({ classes, onShow, onRename, onDelete }: ClassTableProps) {
  return (
    <ListTable label="수업" columns={['수업', '교사', '학생', '자기평가지', '만든 날']}>
      {classes.map((one) => (
        <tr key={one.id} role="row">
          <th role="rowheader" scope="row">
            {one.name}
            <span className={styles.sub}>{classDescription(one) || '–'}</span>
          </th>
          <td role="cell">
            {one.teacher.name}
            <span className={styles.sub}>{one.teacher.school ?? '–'}</span>
          </td>
          <td role="cell" className={styles.day}>
            {one.studentCount}명
          </td>
          <td role="cell" className={styles.day}>
            <span className={styles.word}>자기평가지 </span>
            {one.evaluationCount}개
          </td>
          <td role="cell" className={styles.day}>
            <time dateTime={one.created_at}>{formatDay(one.created_at)}</time>
          </td>
          <td role="cell" className={styles.end}>
            <div className={styles.actions}>
              <Button variant="quiet" aria-label={`${one.name} 자세히`} onClick={() => onShow(one)}>
                자세히
              </Button>
              <Button variant="quiet" aria-label={`${one.name} 이름 고치기`} onClick={() => onRename(one)}>
                이름 고치기
              </Button>
              <Button variant="quiet" aria-label={`${one.name} 지우기`} onClick={() => onDelete(one)}>
                지우기
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
