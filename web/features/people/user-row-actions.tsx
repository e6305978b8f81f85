import type { User } from '../../../contract/users.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../admin-lists/list-table.module.css';
import { mayDelete } from './may-delete.ts';
import type { UserStep } from './user-steps.ts';

export interface UserRowProps {
  user: User;
  onEdit: (user: User) => void;
  onStep: (step: UserStep, user: User) => void;
}

/** What an administrator may do to one user. */
export function UserRowActions({ user, onEdit, onStep }: UserRowProps) {
  const toggle = user.is_active ? 'deactivateUser' : 'activateUser';
  const word = user.is_active ? '중지' : '다시 사용';
  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label={`${user.name} 고치기`} onClick={() => onEdit(user)}>
        고치기
      </Button>
      <Button
        variant="quiet"
        aria-label={`${user.name} 비밀번호 초기화`}
        onClick={() => onStep('resetUserPassword', user)}
      >
        비밀번호 초기화
      </Button>
      <Button variant="quiet" aria-label={`${user.name} ${word}`} onClick={() => onStep(toggle, user)}>
        <span className={styles.slot} data-widest="다시 사용">
          {word}
        </span>
      </Button>
      <Button
        variant="quiet"
        aria-label={`${user.name} 지우기`}
        disabled={!mayDelete(user)}
        title={mayDelete(user) ? undefined : '관리자는 지울 수 없어요. 역할을 먼저 바꿔 주세요.'}
        onClick={() => onStep('deleteUser', user)}
      >
        지우기
      </Button>
    </div>
  );
}
