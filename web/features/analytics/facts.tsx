import type { ReactNode } from 'react';
import styles from './analytics.module.css';

interface Fact {
  label: string;
  value: ReactNode;
  /** Beside the value, as a grade. */
  badge?: ReactNode;
  note?: string;
}

/** Figures one below the other. */
export function Facts({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd className={fact.badge ? styles.graded : undefined}>
            {fact.badge}
            {fact.value}
          </dd>
          {fact.note && (
            <dd className={styles.note}>
              <small>{fact.note}</small>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
