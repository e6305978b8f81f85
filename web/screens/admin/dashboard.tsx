import { Figures } from '../../features/classes/figures.tsx';
import { useUser } from '../../features/session/session-context.ts';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './dashboard.module.css';
import { QuickActions } from './quick-actions.tsx';
import { RecentUsers } from './recent-users.tsx';

/** `/admin/dashboard`: four figures and who registered last (specification 1, section 2). */
export default function AdminDashboard() {
  const user = useUser();
  const { data, error, refetch } = useRead('getAdminStats', {});
  const stats = data?.stats;
  return (
    <>
      <PageHeader title={`${user.name}님, 안녕하세요`} />
      {error && !data ? (
        <ErrorState
          message={error.message || '요약 수치를 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Figures
          label="요약"
          figures={[
            {
              label: '전체 교사',
              value: stats?.totalTeachers ?? null,
              unit: '명',
              to: '/admin/users?role=teacher',
            },
            {
              label: '전체 학생',
              value: stats?.totalStudents ?? null,
              unit: '명',
              to: '/admin/users?role=student',
            },
            { label: '전체 수업', value: stats?.totalClasses ?? null, unit: '개', to: '/admin/classes' },
            {
              label: '진행 중인 자기평가',
              value: stats?.activeEvaluations ?? null,
              unit: '개',
              to: '/admin/evaluations?status=active',
            },
          ]}
        />
      )}
      <div className={styles.quick}>
        <QuickActions />
      </div>
      <div className={styles.columns}>
        <RecentUsers role="teacher" title="최근 가입한 교사" empty="등록된 교사가 없어요." />
        <RecentUsers role="student" title="최근 가입한 학생" empty="등록된 학생이 없어요." />
      </div>
    </>
  );
}
