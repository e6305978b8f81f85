import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from './checkbox.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly DataColumn<Row>[];
  selectable: boolean;
  selected: boolean;
  current: boolean;
  to: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: (key: string) => void;
}

/** A press anywhere on the row is a press on what opens it, unless it hit a control or ended a text selection. */
function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, select')) return;
  if (window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLElement>('[data-open]')?.click();
}

function Opener<Row>({
  row,
  to,
  onOpen,
  children,
}: Pick<DataTableRowProps<Row>, 'row' | 'to' | 'onOpen'> & { children: ReactNode }) {
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.open} data-open>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <button type="button" className={styles.open} data-open onClick={() => onOpen(row)}>
      {children}
    </button>
  );
}

function Row<T>(props: DataTableRowProps<T>) {
  const { row, rowKey, name, columns, selectable, selected, current, to, onOpen, onToggle } = props;
  const opens = to !== undefined || onOpen !== undefined;
  return (
    // The roles stand here because cards are no table to the browser any more.
    <tr
      role="row"
      className={styles.row}
      data-key={rowKey}
      data-selected={selected || undefined}
      data-current={current || undefined}
      data-opens={opens || undefined}
      onClick={opens ? openFromRow : undefined}
    >
      {selectable && (
        <td role="cell" className={styles.select}>
          <Checkbox hideLabel checked={selected} onChange={() => onToggle(rowKey)}>
            {name} 선택
          </Checkbox>
        </td>
      )}
      {columns.map((column) =>
        column.primary ? (
          <th key={column.id} role="rowheader" scope="row" className={styles.primary}>
            <Opener row={row} to={to} onOpen={onOpen}>
              {column.cell(row)}
            </Opener>
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            className={styles.cell}
            data-label={column.header}
            data-align={column.align}
            data-wide-only={column.wideOnly || undefined}
          >
            <div className={styles.value}>{column.cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}

/** Draws again only when its own props change: toggling one of forty rows draws one. */
export const DataTableRow = memo(Row) as typeof Row;
