import { formatDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from '../admin-lists/list-table.module.css';
import { RoleBadge } from './role-badge.tsx';
import { UserRowActions, type UserRowProps } from './user-row-actions.tsx';

/** One user in the table; a card on phones. */
export function UserRow(props: UserRowProps) {
  const { user } = props;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {user.name} {!user.is_active && <Badge tone="waiting">중지됨</Badge>}
        <span className={styles.sub}>{user.email}</span>
        {user.student_number && <span className={styles.sub}>학번 {user.student_number}</span>}
      </th>
      <td role="cell">
        <RoleBadge role={user.role} />
      </td>
      <td role="cell">{user.school ?? '-'}</td>
      <td role="cell" className={styles.day}>
        <time dateTime={user.created_at}>{formatDay(user.created_at)}</time>
      </td>
      <td role="cell" className={styles.end}>
        <UserRowActions {...props} />
      </td>
    </tr>
  );
}
