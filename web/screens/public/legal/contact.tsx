import { Link } from 'react-router';
import { OPERATOR_HOURS, PROMISES } from '../../../../contract/retention.ts';
import { useRead } from '../../../lib/read.ts';
import { Rows } from './legal-page.tsx';
import styles from './legal.module.css';

/** Nothing until it is known, so that a line does not become two and back. */
function Address({ site }: { site: { adminEmail: string | null } | undefined }) {
  if (!site) return '\u00a0';
  if (site.adminEmail === null) return '관리자가 아직 적어 두지 않았어요. 교무실에 물어봐 주세요.';
  return <a href={`mailto:${site.adminEmail}`}>{site.adminEmail}</a>;
}

/** `/contact`: whom to ask about what, and when an answer comes. */
export default function Contact() {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  return (
    <article className={styles.page}>
      <h1>문의하기</h1>
      <p className={styles.lead}>
        이 사이트는 학교가 직접 운영합니다. 무엇이든 학교의 시스템 관리자에게 물어봐 주세요.
      </p>
      <section aria-labelledby="contact-who">
        <h2 id="contact-who">연락할 곳</h2>
        <Rows
          rows={[
            ['시스템 관리자', <Address key="address" site={site} />],
            ['운영 시간', OPERATOR_HOURS],
          ]}
        />
      </section>
      <section aria-labelledby="contact-what">
        <h2 id="contact-what">이런 일을 도와드려요</h2>
        <Rows
          rows={[
            [
              '로그인이 안 될 때',
              '비밀번호 초기화와 계정 잠금 해제를 부탁해 주세요. 이메일 주소를 함께 알려 주세요.',
            ],
            [
              '가입 정보가 틀렸을 때',
              '이름·학교·학번은 내 정보에서 직접 고칠 수 있고, 이메일은 관리자가 바꿔 드려요.',
            ],
            [
              '내 정보의 열람·삭제',
              `받은 날부터 ${PROMISES.rightsRequestDays}일 안에 처리하고 결과를 알려 드려요.`,
            ],
            ['수업과 자기평가', '참여 코드, 마감, 제출 취소는 담당 선생님께 먼저 물어봐 주세요.'],
          ]}
        />
      </section>
      <p className={styles.ways}>
        <Link to="/privacy-policy">개인정보처리방침</Link>
        <Link to="/terms-of-service">이용약관</Link>
        <Link to="/">처음 화면으로</Link>
      </p>
    </article>
  );
}
