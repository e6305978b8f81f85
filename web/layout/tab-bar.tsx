import { NavLink, useMatch } from 'react-router';
import type { Role } from '../../contract/users.ts';
import { MENUS } from './menus.ts';
import styles from './tab-bar.module.css';

/** The menu on phones, where a thumb reaches it. */
export function TabBar({ role }: { role: Role | null }) {
  // While answering, the whole height belongs to the sheet; its own way back stands at the top.
  const answering = useMatch('/student/evaluations/:evaluationId');
  if (role === null || answering) return null;
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {MENUS[role].map(({ label, to, icon: Icon }) => (
        <NavLink key={to} to={to}>
          <Icon aria-hidden size={22} strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
