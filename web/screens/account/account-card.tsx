import type { User } from '../../../contract/users.ts';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

/** Since when, and when last. */
export function AccountCard({ user }: { user: User }) {
  return (
    <ProfileCard title="계정">
      <dl className={styles.facts}>
        <div>
          <dt>가입일</dt>
          <dd>{formatDay(user.created_at)}</dd>
        </div>
        <div>
          <dt>최근 로그인</dt>
          <dd>{user.last_login_at ? formatMoment(user.last_login_at) : '기록 없음'}</dd>
        </div>
      </dl>
    </ProfileCard>
  );
}
