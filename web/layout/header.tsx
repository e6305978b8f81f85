import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { dashboardOf } from '../features/session/home-of.ts';
import { useSession } from '../features/session/session-context.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { HeaderMenuButton } from './header-menu-button.tsx';
import { MenuLink } from './menu-link.tsx';
import { MENUS } from './menus.ts';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export function Header() {
  const { user, state } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand to={user ? dashboardOf(user.role) : '/'} />
        {user?.role && (
          <nav className={styles.menu} aria-label="주 메뉴">
            {MENUS[user.role].map((entry) => (
              <MenuLink key={entry.to} entry={entry}>
                {entry.label}
              </MenuLink>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          {user && (
            <div className={styles.wide}>
              <Suspense>
                <UserMenu user={user} />
              </Suspense>
            </div>
          )}
          {state.phase === 'out' && (
            <nav className={styles.menu} aria-label="계정">
              <Link to="/login">로그인</Link>
              <Link to="/register">회원가입</Link>
            </nav>
          )}
          {state.phase !== 'loading' && <HeaderMenuButton user={user} />}
        </div>
      </div>
    </header>
  );
}
