import { Navigate } from 'react-router';
import { useSession } from '../../features/session/session-context.ts';
import { dashboardOf } from '../../features/session/home-of.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './home.module.css';

/** `/home`: a short welcome; the way in for visitors, the way on for somebody signed in. */
export default function Home() {
  const { state, user } = useSession();
  if (user?.role === null) return <Navigate to={dashboardOf(null)} replace />;
  return (
    <section className={styles.home}>
      <h1>학교생활기록부 작성을 돕습니다</h1>
      <p>학생은 자기평가로 배움을 돌아보고, 선생님은 그 답과 관찰을 모아 기록문으로 정리합니다.</p>
      {state.phase === 'out' && (
        <p className={styles.actions}>
          <ButtonLink to="/register" variant="primary">
            시작하기
          </ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            로그인
          </ButtonLink>
        </p>
      )}
      {state.phase === 'in' && (
        <p className={styles.actions}>
          <ButtonLink to={dashboardOf(state.user.role)} variant="primary">
            대시보드로 가기
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
