import type { User } from '../../../contract/users.ts';
import styles from '../admin-lists/list-table.module.css';
import { UserRow } from './user-row.tsx';
import type { UserStep } from './user-steps.ts';

interface UserTableProps {
  users: readonly User[];
  onEdit: (user: User) => void;
  onStep: (step: UserStep, user: User) => void;
}

/** Users with what an administrator may do to each; cards on phones, where the roles are said aloud. */
export function UserTable({ users, onEdit, onStep }: UserTableProps) {
  return (
    <table className={styles.table} role="table" aria-label="사용자">
      <thead role="rowgroup">
        <tr role="row">
          {['사용자', '역할', '학교', '가입일'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.end}>
            관리
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow key={user.id} user={user} onEdit={onEdit} onStep={onStep} />
        ))}
      </tbody>
    </table>
  );
}
