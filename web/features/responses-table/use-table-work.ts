import { useCallback, useMemo, useState } from 'react';
import type { ResponseList } from './response-cache.ts';
import { DEFAULT_SORT, type Filter, passes, sortRows, toRow } from './rows.ts';
import { useOpenStudent } from './use-open-student.ts';
import { useRowKeys } from './use-row-keys.ts';

/** What a teacher has filtered, sorted, ticked and opened in a table of remarks. `enabled`: whether there is a table. */
export function useTableWork(list: ResponseList, enabled: boolean) {
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState(DEFAULT_SORT);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** What was done to the selected last; gone with the next selection. */
  const [told, setTold] = useState('');
  const opened = useOpenStudent();
  const { studentId: openStudent, go: setOpenStudent } = opened;
  const [way, setWay] = useState<readonly string[]>([]);

  const rows = useMemo(
    () => list.studentResponses.map((response) => toRow(response, list.byteLimit, list.term)),
    [list.studentResponses, list.byteLimit, list.term],
  );
  const shown = useMemo(
    () =>
      sortRows(
        rows.filter((row) => passes(row, filter)),
        sort,
      ),
    [rows, filter, sort],
  );
  // Opened by the address: by a reload, or by a toast that names somebody who is not on the way.
  if (openStudent !== null && !way.includes(openStudent) && shown.some((row) => row.key === openStudent))
    setWay(shown.map((row) => row.key));
  // What a filter hides is not acted on: nobody publishes what they do not see.
  const chosen = shown.filter((row) => selected.has(row.key));

  const toggle = useCallback((key: string) => {
    setTold('');
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const deselect = useCallback((keys: readonly string[]) => {
    setSelected((now) => new Set([...now].filter((key) => !keys.includes(key))));
  }, []);
  const keepSelected = useCallback((keys: readonly string[], words = '') => {
    setSelected(new Set(keys));
    setTold(words);
  }, []);
  const toggleAll = () => keepSelected(chosen.length === shown.length ? [] : shown.map((row) => row.key));
  const open = useCallback(
    (key: string) => {
      setWay(shown.map((row) => row.key));
      setOpenStudent(key);
    },
    [shown, setOpenStudent],
  );
  const drafts = sortRows(
    rows.filter((row) => passes(row, 'unconfirmed')),
    sort,
  );
  const readDrafts = () => {
    setWay(drafts.map((row) => row.key));
    setOpenStudent(drafts[0]?.key ?? null);
  };
  const keys = useRowKeys({
    rows: shown,
    enabled: openStudent === null && enabled,
    onToggle: toggle,
    onOpen: open,
  });
  return {
    rows,
    shown,
    chosen,
    deselect,
    /** After something was done to the selected: who is still to be dealt with, and what to say of the others. */
    keepSelected,
    /** Something was done, and nobody has been selected by hand since. */
    acted: told !== '',
    /** What was done last and how many are selected, as a sentence; empty where neither is. */
    selection: [told, chosen.length > 0 ? `${chosen.length}명 선택` : ''].filter(Boolean).join(' · '),
    filter,
    setFilter,
    /** Every text that waits for the teacher, whatever the filter, and the way through them. */
    unread: { count: drafts.length, read: readDrafts },
    /** What the table takes. */
    table: {
      ...{ rows: shown, sort, onSort: setSort, selected, keys },
      ...{ onToggle: toggle, onToggleAll: toggleAll, onOpen: open },
    },
    /** What the layer of the editor takes. */
    layer: { list, order: way, opened },
  };
}
