import type { ComponentProps } from 'react';
import styles from './card-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CardTableProps extends ComponentProps<'table'> {
  /** Up to which width of the window its rows are cards. */
  below: 720 | 900;
  /** Said aloud and not shown. */
  caption?: string;
}

/**
 * A table whose rows are cards on narrow screens; what a card looks like is each table's own. Browsers forget what a table
 * is once it is laid out otherwise, so its role is written down, and those of its parts have to be.
 */
export function CardTable({ below, caption, className, children, ...rest }: CardTableProps) {
  return (
    <table
      {...rest}
      role="table"
      className={className ? `${styles.table} ${className}` : styles.table}
      data-below={below}
    >
      {caption && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      {children}
    </table>
  );
}
