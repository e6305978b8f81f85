import styles from './filter-bar.module.css';
import { FILTERS, type Filter } from './rows.ts';

interface FilterBarProps {
  filter: Filter;
  counts: Record<Filter, number>;
  onFilter: (filter: Filter) => void;
}

/** Which students are shown, with how many there are of each kind. */
export function FilterBar({ filter, counts, onFilter }: FilterBarProps) {
  return (
    <div className={styles.filters} role="group" aria-label="학생 거르기">
      {FILTERS.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={filter === id} onClick={() => onFilter(id)}>
          {label} <span>{counts[id]}</span>
        </button>
      ))}
    </div>
  );
}
