import { useEffect } from 'react';

interface Paged {
  data: { pagination: { page: number; totalPages: number } } | undefined;
  isPlaceholderData: boolean;
}

/**
 * Leads to the last page from one that is no more: somebody took away what stood there, or an old address names it.
 * @returns whether that is so
 */
export function useExistingPage(
  { data, isPlaceholderData }: Paged,
  toPage: (page: number, how: { replace: boolean }) => void,
): boolean {
  const last = data?.pagination.totalPages ?? 1;
  const isPast = data !== undefined && !isPlaceholderData && data.pagination.page > last;
  useEffect(() => {
    if (isPast) toPage(last, { replace: true });
  }, [isPast, last, toPage]);
  return isPast;
}
