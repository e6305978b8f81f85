import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './settings-frame.module.css';

const PAGES = [
  { to: '/admin/settings', label: '시스템 설정' },
  { to: '/admin/record-rules', label: '기재 금지어' },
  { to: '/admin/byte-limits', label: '바이트 한도' },
  { to: '/admin/notices', label: '알림' },
  { to: '/admin/audit', label: '감사 기록' },
];

/** A browser leaves a link alone that it shows a part of. */
function bringIntoSight(event: FocusEvent<HTMLAnchorElement>): void {
  event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** The head of the settings pages with the links between them: one row, which phones push sideways. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <nav ref={row} aria-label="설정 화면" className={styles.nav}>
        {PAGES.map(({ to, label }) => (
          <NavLink key={to} to={to} onFocus={bringIntoSight}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
