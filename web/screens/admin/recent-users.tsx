import { formatDay } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';

interface RecentUsersProps {
  role: 'teacher' | 'student';
  title: string;
  empty: string;
}

/** The three latest registrations of one role. */
export function RecentUsers({ role, title, empty }: RecentUsersProps) {
  const { data, error, refetch } = useRead('listUsers', { role, limit: '3' });
  return (
    <Section title={title}>
      {data && data.users.length > 0 ? (
        <ul className={styles.people}>
          {data.users.map((user) => (
            <li key={user.id}>
              <strong>{user.name}</strong>
              <time dateTime={user.created_at}>{formatDay(user.created_at)}</time>
              <span>{user.email}</span>
              <code>{user.id}</code>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p className={styles.nobody}>{empty}</p>
      ) : error ? (
        <ErrorState
          message={error.message || '가입한 사람을 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}
