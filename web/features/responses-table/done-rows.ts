import { useEffect, useRef } from 'react';
import type { Row } from './rows.ts';

/** The versions that the responses of ordered students had, by student. */
export type Ordered = Map<string, number>;

/** Those of the ordered whose text has come since. */
export function writtenSince(rows: readonly Row[], ordered: Ordered): string[] {
  return rows
    .filter((row) => row.written && ordered.has(row.key) && ordered.get(row.key) !== row.response.version)
    .map((row) => row.key);
}

/**
 * Takes those whose draft has come out of the selection, once the work has ended; who failed or was not reached stays
 * selected. Answers what is called with the ordered students.
 */
export function useDoneRows(
  rows: readonly Row[],
  running: boolean,
  deselect: (keys: readonly string[]) => void,
): (keys: readonly string[]) => void {
  const ordered = useRef<Ordered>(new Map());
  useEffect(() => {
    if (running) return;
    const done = writtenSince(rows, ordered.current);
    for (const key of done) ordered.current.delete(key);
    if (done.length > 0) deselect(done);
  }, [rows, running, deselect]);
  return (keys) => {
    const wanted = new Set(keys);
    ordered.current = new Map(
      rows.filter((row) => wanted.has(row.key)).map((row) => [row.key, row.response.version]),
    );
  };
}
