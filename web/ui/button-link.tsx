import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import styles from './button.module.css';

type Props = LinkProps & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
};

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: Props) {
  return (
    <Link
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </Link>
  );
}
