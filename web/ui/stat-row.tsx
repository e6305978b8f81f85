import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './stat-row.module.css';

export interface Stat {
  label: string;
  /** Null while it is not known; the row keeps its height. */
  value: ReactNode | null;
  unit?: string | undefined;
  /** A sentence under the figure. */
  note?: ReactNode;
  /** Where the label leads. */
  to?: string | undefined;
}

/** Two to four large figures between two rules; two by two on a phone. */
export function StatRow({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <div role="group" aria-label={label}>
      <dl className={styles.row} data-count={stats.length}>
        {stats.map((stat) => (
          <div key={stat.label} className={styles.stat}>
            <dt className={styles.label}>{stat.to ? <Link to={stat.to}>{stat.label}</Link> : stat.label}</dt>
            <dd className={styles.figure} aria-busy={stat.value === null || undefined}>
              <strong className={styles.value}>{stat.value ?? '–'}</strong>
              {stat.unit}
            </dd>
            {stat.note && <dd className={styles.note}>{stat.note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
