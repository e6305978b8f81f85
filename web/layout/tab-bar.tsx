import { useMatch } from 'react-router';
import type { Role } from '../../contract/users.ts';
import { MenuLink } from './menu-link.tsx';
import { MENUS } from './menus.ts';
import styles from './tab-bar.module.css';

/** The menu on phones, where a thumb reaches it. */
export function TabBar({ role }: { role: Role | null }) {
  // While answering, the whole height belongs to the sheet; its own way back stands at the top.
  const answering = useMatch('/student/evaluations/:evaluationId');
  if (role === null || answering) return null;
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {MENUS[role].map((entry) => (
        <MenuLink key={entry.to} entry={entry}>
          <entry.icon aria-hidden size={22} strokeWidth={1.75} />
          {entry.label}
        </MenuLink>
      ))}
    </nav>
  );
}
