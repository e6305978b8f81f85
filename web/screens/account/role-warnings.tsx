import type { User } from '../../../contract/users.ts';
import { Alert } from '../../ui/alert.tsx';
import styles from './profile.module.css';

/** What people may choose for themselves. */
export type Chosen = 'teacher' | 'student';

/** What changes with the role, before it does. */
export function RoleWarnings({ from, to }: { from: User['role']; to: Chosen | '' }) {
  return (
    <Alert tone="waiting">
      <ul className={styles.points}>
        <li>바꾸는 즉시 권한이 달라지고, 다른 기기에서는 로그아웃돼요.</li>
        {from === 'teacher' && to === 'student' && (
          <>
            <li>진행 중인 자기평가지가 있으면 바꿀 수 없어요. 먼저 마감해 주세요.</li>
            <li>만든 수업과 기록문은 남지만, 다시 교사가 될 때까지 볼 수 없어요.</li>
          </>
        )}
        {from === 'student' && to === 'teacher' && (
          <li>참여한 수업에서 나가게 돼요. 제출한 답은 남고, 다시 학생이 되면 수업도 돌아와요.</li>
        )}
        {from === 'admin' && <li>관리자 화면을 더 쓸 수 없어요. 되돌리려면 다른 관리자가 필요해요.</li>}
      </ul>
    </Alert>
  );
}
