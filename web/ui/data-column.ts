import type { ReactNode } from 'react';

/** One column of a `DataTable`. Keep the array outside the component or memoised: a new one draws every row again. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What sorting compares; absent: not sortable, unless the caller sorts and says so by `sortable`. */
  sortValue?: (row: Row) => string | number | null;
  /** The caller sorts by this column itself. */
  sortable?: boolean;
  /** Names the row: its row header, and what opens the row. One column has it. */
  primary?: boolean;
  align?: 'start' | 'end';
  /** A CSS width. */
  width?: string;
  /** Only for wide screens: left out of the cards. */
  wideOnly?: boolean;
}

export interface DataSort {
  id: string;
  descending: boolean;
}
