import type { ComponentProps, ElementType } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps<As extends ElementType> = { as?: As } & Omit<ComponentProps<As>, 'as'>;

/** Words for screen readers only; `as` another element than a span where the place asks for one. */
export function VisuallyHidden<As extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: VisuallyHiddenProps<As>) {
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={className ? `${styles.hidden} ${className}` : styles.hidden} />;
}
