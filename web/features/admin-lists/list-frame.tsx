import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { genericSentence } from '../../lib/generic-sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './list-frame.module.css';
import { useExistingPage } from './use-existing-page.ts';

interface ListFrameProps {
  read: {
    data: { pagination: { page: number; total: number; totalPages: number } } | undefined;
    error: ApiError | null;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What the counted things are: `명`, `개`. */
  unit: string;
  /** The sentence before the reason when the list did not come. */
  failed: string;
  empty: ReactNode;
  onPage: (page: number, how?: { replace: boolean }) => void;
  children: ReactNode;
}

/** A long list with its count and its pages, in all its states. */
export function ListFrame({ read, unit, failed, empty, onPage, children }: ListFrameProps) {
  const { data, error, refetch } = read;
  const isPast = useExistingPage(read, onPage);
  if (error && !data)
    return (
      <ErrorState title={`${failed}: ${genericSentence(error)}`} message="" onRetry={() => void refetch()} />
    );
  return (
    <>
      <p className={styles.count} role="status">
        {data ? `${data.pagination.total.toLocaleString('ko')}${unit}` : null}
      </p>
      {!data || isPast ? (
        <div className={`${styles.list} ${styles.waiting}`}>
          <Skeleton lines={16} />
        </div>
      ) : data.pagination.total === 0 ? (
        <div className={styles.list}>{empty}</div>
      ) : (
        <>
          <div className={styles.list} aria-busy={read.isPlaceholderData || undefined}>
            {children}
          </div>
          <Pagination page={data.pagination.page} totalPages={data.pagination.totalPages} onPage={onPage} />
        </>
      )}
    </>
  );
}
