import type { Role, User } from '../../../contract/users.ts';
import { Alert } from '../../ui/alert.tsx';
import { roleLabel } from '../session/home-of.ts';
import { useUser } from '../session/session-context.ts';

/** What ends with the role that somebody has now. */
const ENDS: Partial<Record<Role, string>> = {
  student: '참여한 수업에서 나가게 되고, 학생으로 되돌리면 다시 들어가요.',
  teacher: '진행 중인 자기평가지가 있으면 바꿀 수 없어요.',
};

/** Says, while it is chosen, what another role means (specification 1, section 2). */
export function RoleWarning({ user, role }: { user: User; role: Role | '' }) {
  const own = useUser();
  if (role === '' || role === user.role) return null;
  return (
    <Alert tone="waiting">
      역할을 {roleLabel(user.role)}에서 {roleLabel(role)}
      {role === 'student' ? '으로' : '로'} 바꾸면 권한이 바로 바뀌고, 모든 기기에서 로그아웃돼요.{' '}
      {user.role && ENDS[user.role]}
      {role === 'admin' && ' 관리자는 모든 사용자와 설정을 볼 수 있어요.'}
      {user.id === own.id && ' 지금 로그인한 내 계정이라, 저장하면 관리자 화면을 더는 쓸 수 없어요.'}
    </Alert>
  );
}
