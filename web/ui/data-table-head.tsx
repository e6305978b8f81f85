import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox } from './checkbox.tsx';
import type { DataColumn, DataSort } from './data-column.ts';
import styles from './data-table.module.css';

type Props<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: (id: string) => void;
  /** Absent: rows cannot be selected. */
  selection?: { label: string; all: boolean; some: boolean; onToggleAll: () => void } | undefined;
};

const ICON = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** Column heads; on a phone the row of "select all" and "sort by" above the cards. */
export function DataTableHead<Row>({ columns, sort, onSort, selection }: Props<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {selection && (
          <th role="columnheader" className={styles.selectAll}>
            <Checkbox
              hideLabel
              checked={selection.all}
              indeterminate={selection.some}
              onChange={selection.onToggleAll}
            >
              {selection.label}
            </Checkbox>
          </th>
        )}
        {columns.map((column) => {
          const sortable = column.sortable ?? column.sortValue !== undefined;
          const order = sort?.id !== column.id ? 'none' : sort.descending ? 'descending' : 'ascending';
          const Icon = ICON[order];
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.columnHead}
              data-align={column.align}
              data-fixed={sortable ? undefined : ''}
              aria-sort={sortable ? order : undefined}
              style={column.width ? { width: column.width } : undefined}
            >
              {sortable ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
                  {column.header}
                  <Icon aria-hidden size={14} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
