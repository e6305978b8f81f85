import { Link } from 'react-router';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** Null while it is not known. */
  value: number | string | null;
  unit: string;
  /** A line below. */
  note?: string;
  /** Where the figure leads; absent: nowhere. */
  to?: string;
}

/** Large numbers in a ruled row. */
export function Figures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.to ? <Link to={figure.to}>{figure.label}</Link> : figure.label}</dt>
          <dd aria-busy={figure.value === null}>
            <strong>{figure.value ?? '–'}</strong>
            {figure.unit}
          </dd>
          {figure.note && <dd className={styles.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
