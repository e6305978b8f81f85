import { RETENTION } from '../../../contract/retention.ts';
import type { User } from '../../../contract/users.ts';
import styles from './profile.module.css';

/** What goes when (decisions.md, "Withdrawal"). */
export function WhatLeavingErases({ user }: { user: User }) {
  const { withdrawnAccountDays: days, schoolYearLastMonth: month } = RETENTION;
  return (
    <ul className={styles.points}>
      <li>
        <strong>바로</strong> 모든 기기에서 로그아웃되고 다시 로그인할 수 없어요.
      </li>
      <li>
        <strong>{days}일 뒤</strong> {user.role === 'student' ? '내가 쓴 답, ' : ''}이메일, 쓰던 글이
        지워져요. 탈퇴한 계정은 되살릴 수 없고, 같은 이메일로는 그 뒤에 다시 가입할 수 있어요.
      </li>
      <li>
        <strong>학년도가 끝나면({month}월 말)</strong>{' '}
        {user.role === 'student'
          ? '그때까지 학번·이름과 함께 남아 있던 선생님의 관찰과 기록문도 지워져요.'
          : '그때까지 남아 있던 이름과 기록도 지워져요.'}
      </li>
      {user.role === 'teacher' && (
        <li>진행 중인 자기평가지가 있으면 탈퇴할 수 없어요. 필요한 기록은 먼저 내려받아 주세요.</li>
      )}
    </ul>
  );
}
