import type { ReactNode } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import styles from './list-table.module.css';

interface ListTableProps {
  label: string;
  /** Heads of the columns before the last, which holds what can be done. */
  columns: readonly string[];
  /** A row for each. */
  children: ReactNode;
}

/** A long list as a table; cards on phones. */
export function ListTable({ label, columns, children }: ListTableProps) {
  return (
    <CardTable below={900} className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.end}>
            관리
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </CardTable>
  );
}
