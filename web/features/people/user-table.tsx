import type { User } from '../../../contract/users.ts';
import { ListTable } from '../admin-lists/list-table.tsx';
import { UserRow } from './user-row.tsx';
import type { UserStep } from './user-steps.ts';

interface UserTableProps {
  users: readonly User[];
  onEdit: (user: User) => void;
  onStep: (step: UserStep, user: User) => void;
}

/** Users with what an administrator may do to each. */
export function UserTable({ users, onEdit, onStep }: UserTableProps) {
  return (
    <ListTable label="사용자" columns={['사용자', '역할', '학교', '가입일']}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} onEdit={onEdit} onStep={onStep} />
      ))}
    </ListTable>
  );
}
