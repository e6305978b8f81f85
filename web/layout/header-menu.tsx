import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../contract/users.ts';
import { roleLabel } from '../features/session/home-of.ts';
import { useSession } from '../features/session/session-context.ts';
import styles from './header-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { MENUS } from './menus.ts';
import { ThemeChoice } from './theme-choice.tsx';

const WAYS_IN = [
  { label: '로그인', to: '/login' },
  { label: '회원가입', to: '/register' },
];

interface HeaderMenuProps {
  id: string;
  user: User | null;
  button: RefObject<HTMLButtonElement | null>;
  /** `giveBack`: the keyboard was in here and goes back to the button. */
  onClose: (giveBack: boolean) => void;
}

/** Unfolded under the header on phones: who is signed in, the screens of their role, the theme, and the way out. */
export function HeaderMenu({ id, user, button, onClose }: HeaderMenuProps) {
  const { signOut } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (pathname !== opened.current) close.current(false);
  }, [pathname]);

  useEffect(() => {
    const outside = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node)) return;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) close.current(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current(true);
    };
    // The focus moving on closes it too: it lies over what comes next.
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [button]);

  const entries = user?.role ? MENUS[user.role] : user ? [] : WAYS_IN;
  return (
    <div ref={panel} id={id} className={styles.panel}>
      {user && (
        <p className={styles.who}>
          <strong>{user.name}</strong> {roleLabel(user.role)}
          <span>{user.email}</span>
        </p>
      )}
      {entries.length > 0 && (
        <nav aria-label={user ? '머리글 메뉴' : '계정'}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink entry={entry} onClick={() => onClose(false)}>
                  {entry.label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ThemeChoice />
      {user && (
        <button type="button" onClick={() => void signOut()}>
          로그아웃
        </button>
      )}
    </div>
  );
}
