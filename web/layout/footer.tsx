import { Link } from 'react-router';
import { LEGAL_DATES } from '../../contract/retention.ts';
import { koreanDay } from '../lib/korean-day.ts';
import { useRead } from '../lib/read.ts';
import styles from './footer.module.css';

/** The privacy notice of the layout (specification 1, section 2; its own date beside the policy page's), and the ways on. */
export function Footer() {
  const adminEmail = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.adminEmail;
  return (
    <footer className={styles.footer}>
      <p>
        <strong>개인정보 안내</strong> ({koreanDay(LEGAL_DATES.footerEffective)} 시행) 이메일, 비밀번호, 이름,
        학번(학생)과 접속 IP·접속 시간·이용 기록을 모읍니다. 법이 더 오래 두라고 정한 것이 아니면 탈퇴할
        때까지만 보관합니다. 쿠키에는 로그인 토큰과 사용자 설정이 담깁니다.
      </p>
      <nav className={styles.ways} aria-label="약관과 문의">
        <Link to="/privacy-policy">개인정보처리방침</Link>
        <Link to="/terms-of-service">이용약관</Link>
        <Link to="/contact">문의하기</Link>
        {adminEmail && <a href={`mailto:${adminEmail}`}>{adminEmail}</a>}
      </nav>
    </footer>
  );
}
