import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './dashboard.module.css';

const ACTIONS = [
  { to: '/admin/settings', label: '시스템 설정' },
  { to: '/admin/record-rules', label: '기재 금지어와 예외' },
  { to: '/admin/byte-limits', label: '바이트 한도' },
  { to: '/admin/notices', label: '알림' },
];

/** Ways into the administration, and what still waits for a decision there. */
export function QuickActions() {
  const { data } = useRead('getSettings', {});
  return (
    <Section title="빠른 작업">
      <div className={styles.actions}>
        {ACTIONS.map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
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
