import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageButtons } from './page-buttons.ts';
import styles from './pagination.module.css';

type Props = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

/** The way through a list of several pages; nothing where there is one. */
export function Pagination({ page, totalPages, onPage }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="쪽" className={styles.pages}>
      <button
        type="button"
        className={styles.button}
        aria-label="이전 쪽"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </button>
      {pageButtons(page, totalPages).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.button}
          aria-label={`${one}쪽`}
          aria-current={one === page ? 'page' : undefined}
          onClick={() => onPage(one)}
        >
          {one}
        </button>
      ))}
      <button
        type="button"
        className={styles.button}
        aria-label="다음 쪽"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </button>
    </nav>
  );
}
