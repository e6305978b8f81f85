import { Link } from 'react-router';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { BackupWarning } from '../../features/settings/backup-warning.tsx';
import styles from './dashboard.module.css';

/** Specification 1, section 2. */
const ACTIONS = [
  { to: '/admin/users', label: '사용자 관리' },
  { to: '/admin/analytics', label: '종합 분석' },
  { to: '/admin/settings', label: '시스템 설정' },
];

/** Every other page of the administration: what there is, what it tells, what holds in it. */
const PAGES = [
  { to: '/admin/classes', label: '모든 수업' },
  { to: '/admin/evaluations', label: '모든 자기평가지' },
  { to: '/admin/reports', label: '시스템 보고서' },
  { to: '/admin/record-rules', label: '기재 금지어와 예외' },
  { to: '/admin/byte-limits', label: '바이트 한도' },
  { to: '/admin/notices', label: '알림' },
  { to: '/admin/audit', label: '감사 기록' },
];

/** Ways into the administration, and what still waits for a decision there. */
export function QuickActions() {
  const { data } = useRead('getSettings', {});
  return (
    <Section title="빠른 작업" screenOnly>
      <div className={styles.actions}>
        {ACTIONS.map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <ul className={styles.pages}>
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <BackupWarning />
      {data && !data.passwordPolicySaved && (
        <Alert
          tone="waiting"
          action={
            <ButtonLink to="/admin/settings" variant="quiet">
              정하러 가기
            </ButtonLink>
          }
        >
          비밀번호 규칙을 아직 저장하지 않았어요. 지금은 6자 이상이면 돼요.
        </Alert>
      )}
    </Section>
  );
}
