import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './settings-frame.module.css';

const PAGES = [
  { to: '/admin/settings', label: '시스템 설정' },
  { to: '/admin/record-rules', label: '기재 금지어' },
  { to: '/admin/byte-limits', label: '바이트 한도' },
  { to: '/admin/notices', label: '알림' },
  { to: '/admin/audit', label: '감사 기록' },
];

/** The head of the settings pages with the links between them. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <nav aria-label="설정 화면" className={styles.nav}>
        {PAGES.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
