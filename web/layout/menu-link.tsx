import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isWithin, type MenuEntry } from './menus.ts';

interface MenuLinkProps {
  entry: Pick<MenuEntry, 'to' | 'within'>;
  onClick?: () => void;
  children: ReactNode;
}

/** An entry of the menu, marked on every screen of its part of the product. */
export function MenuLink({ entry, onClick, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={entry.to} aria-current={isWithin(entry, pathname) ? 'page' : undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
