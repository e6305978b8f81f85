import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataColumn, DataSort } from './data-column.ts';
import styles from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  /** A stable array; the rows in it keep their identity while nothing of them changes. */
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names the row in its checkbox: "김서연 선택". */
  rowName: (row: Row) => string;
  /** Where a row leads; a function outside the component. */
  rowTo?: ((row: Row) => string) | undefined;
  /** What a row does when pressed; memoise it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Keys of the selected rows; give both to let rows be selected. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Without `onSort` the first order; with it the order that the caller has put the rows in. */
  sort?: DataSort | null | undefined;
  onSort?: ((sort: DataSort | null) => void) | undefined;
  /** The row that keys would act on. */
  current?: string | null | undefined;
};

const collator = new Intl.Collator('ko', { numeric: true });

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** A table on wide screens and a list of cards below 720 px. Pressing a head sorts up, then down, then not. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, columns, rowKey, rowName, rowTo, onOpen, selected, onSelect, onSort, current } =
    props;
  const [own, setOwn] = useState<DataSort | null>(props.sort ?? null);
  const sort = onSort ? (props.sort ?? null) : own;
  const sorting = useMemo<SortingState>(() => (sort ? [{ id: sort.id, desc: sort.descending }] : []), [sort]);
  const definitions = useMemo<ColumnDef<Row, string | number | undefined>[]>(
    () =>
      columns.map(({ id, sortValue }) => ({
        id,
        // Undefined goes last in either direction; null would be compared.
        accessorFn: (row) => sortValue?.(row) ?? undefined,
        sortingFn: (left, right) =>
          compare(left.getValue<string | number>(id), right.getValue<string | number>(id)),
        sortUndefined: 'last',
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useReactTable({
    data,
    columns: definitions,
    state: { sorting },
    manualSorting: onSort !== undefined,
    getRowId: rowKey,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const shown = table.getRowModel().rows;

  const nextSort = (id: string) => {
    const next =
      sort?.id !== id ? { id, descending: false } : sort.descending ? null : { id, descending: true };
    if (onSort) onSort(next);
    else setOwn(next);
  };

  // Rows get one function for good; what it needs of the last drawing waits in the ref.
  const latest = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    latest.current = { selected, onSelect };
  });
  const toggle = useCallback((key: string) => {
    const next = new Set(latest.current.selected);
    if (!next.delete(key)) next.add(key);
    latest.current.onSelect?.(next);
  }, []);

  const selectable = selected !== undefined && onSelect !== undefined;
  const chosen = selectable ? shown.filter((row) => selected.has(row.id)).length : 0;
  const all = shown.length > 0 && chosen === shown.length;
  return (
    <table role="table" className={styles.table} data-selectable={selectable || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <DataTableHead
        columns={columns}
        sort={sort}
        onSort={nextSort}
        selection={
          selectable
            ? {
                label: '모두 선택',
                all,
                some: chosen > 0 && !all,
                onToggleAll: () => onSelect(new Set(all ? [] : shown.map((row) => row.id))),
              }
            : undefined
        }
      />
      <tbody role="rowgroup">
        {shown.map(({ id, original }) => (
          <DataTableRow
            key={id}
            row={original}
            rowKey={id}
            name={rowName(original)}
            columns={columns}
            selectable={selectable}
            selected={selectable && selected.has(id)}
            current={current === id}
            to={rowTo?.(original)}
            onOpen={onOpen}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </table>
  );
}
