import { Link, Navigate } from 'react-router';
import { dashboardOf } from '../../features/session/home-of.ts';
import { useSession } from '../../features/session/session-context.ts';
import { Brand } from '../../layout/brand.tsx';
import { MAIN_ID, SkipLink } from '../../layout/skip-link.tsx';
import { useRead } from '../../lib/read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingSample } from './landing-sample.tsx';
import { LandingSteps } from './landing-steps.tsx';
import styles from './landing.module.css';

/** `/`: what the product does, on one calm page. Somebody signed in goes to their dashboard. */
export default function Landing() {
  const { user } = useSession();
  const address = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.adminEmail ?? null;
  if (user) return <Navigate to={dashboardOf(user.role)} replace />;
  return (
    <div className={styles.page} data-for-visitors>
      <SkipLink />
      <header className={styles.bar}>
        <Brand to="/" />
        <nav className={styles.barLinks} aria-label="계정">
          <ButtonLink to="/login" variant="quiet">
            로그인
          </ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            시작하기
          </ButtonLink>
        </nav>
      </header>

      <main id={MAIN_ID} tabIndex={-1}>
        <section className={styles.hero} aria-labelledby="hero-title">
          <div>
            <h1 id="hero-title" className={styles.title}>
              학생의 배움을 <br />
              <Highlight>한 편의 기록으로</Highlight> <br />
              잇습니다
            </h1>
            <p className={styles.lead}>
              학생이 스스로 돌아본 자기평가와 선생님이 본 장면을 모아, 학교생활기록부에 남길 글로 정리합니다.
            </p>
            <div className={styles.actions}>
              <ButtonLink to="/login" variant="primary" size="large">
                시작하기
              </ButtonLink>
              <ButtonLink to="/register" variant="secondary" size="large">
                회원가입
              </ButtonLink>
            </div>
          </div>
          <LandingSample />
        </section>

        <LandingFeatures />
        <LandingSteps />

        <section className={styles.call} aria-labelledby="call-title">
          <h2 id="call-title">이번 학기 기록, 지금 시작해 보세요</h2>
          <p>수업을 만들고 참여 코드를 알려 주면 첫 자기평가를 받을 수 있어요.</p>
          <ButtonLink to="/login" variant="primary" size="large">
            시작하기
          </ButtonLink>
        </section>
      </main>

      <footer className={styles.footer}>
        <p>고등학교 교사가 수업에서 쓰려고 만들기 시작했습니다. 2025</p>
        <p className={styles.contact}>
          문의{' '}
          {address === null ? (
            '학교의 시스템 관리자에게 해 주세요.'
          ) : (
            <a href={`mailto:${address}`}>{address}</a>
          )}
        </p>
        <nav className={styles.ways} aria-label="약관과 문의">
          <Link to="/privacy-policy">개인정보처리방침</Link>
          <Link to="/terms-of-service">이용약관</Link>
          <Link to="/contact">문의하기</Link>
        </nav>
      </footer>
    </div>
  );
}
