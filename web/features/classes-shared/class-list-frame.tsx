import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './class-list-frame.module.css';

interface ClassListFrameProps {
  read: UseQueryResult<{ classes: ClassReply[] }, ApiError>;
  empty: { title: string; text: string; action?: ReactNode };
  /** What is said when the list does not come. */
  failed: string;
  /** The cards; null when a search leaves none. */
  children: (classes: ClassReply[]) => ReactNode;
}

/** A grid of classes with its loading, error and empty states. */
export function ClassListFrame({ read, empty, failed, children }: ClassListFrameProps) {
  if (read.data && read.data.classes.length > 0)
    return <ul className={styles.grid}>{children(read.data.classes)}</ul>;
  if (read.data)
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  if (read.error)
    return <ErrorState title={failed} message={read.error.message} onRetry={() => void read.refetch()} />;
  return (
    <div className={styles.grid} aria-busy>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.placeholder}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
