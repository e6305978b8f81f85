import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={className ? `${styles.hidden} ${className}` : styles.hidden} />;
}
