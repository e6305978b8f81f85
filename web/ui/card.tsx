import type { ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  title?: ReactNode;
  /** A badge or menu beside the title. */
  aside?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** The level of `title` in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A sheet of paper for one thing among several. Lists without pictures or buttons need none. */
export function Card(props: Props) {
  const { title, aside, actions, as: Tag = 'div', heading: Heading = 'h3', className, children } = props;
  return (
    <Tag className={className ? `${styles.card} ${className}` : styles.card}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Tag>
  );
}
