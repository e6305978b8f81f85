import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu-item.module.css';

type Props = {
  icon?: ReactNode;
  /** For steps that destroy; their confirmation comes after. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
} & ({ onSelect: () => void; to?: undefined } | { to: string; onSelect?: undefined });

/** One command of a `Menu`: does something, or leads to another screen. */
export function MenuItem({ icon, danger, disabled, onSelect, to, children }: Props) {
  const shared = { className: styles.item, 'data-danger': danger || undefined };
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Base.LinkItem {...shared} render={<Link to={to} />} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item {...shared} disabled={disabled ?? false} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}
