import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Row } from './rows.ts';
import { keyOf, shortcutOf } from './shortcuts.ts';

export interface RowKeys {
  /** The student of the row that Tab reaches. */
  current: string | null;
  setCurrent: (key: string) => void;
  body: RefObject<HTMLTableSectionElement | null>;
}

interface RowKeyParts {
  rows: readonly Row[];
  /** False while a layer above the table has the keyboard. */
  enabled: boolean;
  onToggle: (key: string) => void;
  onOpen: (key: string) => void;
}

/** J and K go through the rows from anywhere on the screen, Space ticks and Enter opens the row in focus. */
export function useRowKeys({ rows, enabled, onToggle, onOpen }: RowKeyParts): RowKeys {
  const body = useRef<HTMLTableSectionElement>(null);
  const [chosen, setCurrent] = useState<string | null>(null);
  const current = rows.some((row) => row.key === chosen) ? chosen : (rows[0]?.key ?? null);
  const latest = useRef({ rows, current, onToggle, onOpen });
  latest.current = { rows, current, onToggle, onOpen };

  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(keyOf(event));
      if (shortcut === null || document.querySelector('[role="dialog"], [role="menu"]')) return;
      const { rows: list, current: here } = latest.current;
      const focused = document.activeElement?.closest<HTMLElement>('tr[data-key]')?.dataset.key;
      if (shortcut === 'toggle' || shortcut === 'open') {
        if (focused === undefined) return;
        event.preventDefault();
        if (shortcut === 'toggle') latest.current.onToggle(focused);
        else latest.current.onOpen(focused);
        return;
      }
      const at = list.findIndex((row) => row.key === here);
      // The first press only goes where the table was left.
      const to = focused === undefined ? at : at + (shortcut === 'next' ? 1 : -1);
      const key = list[to]?.key;
      if (key === undefined) return;
      event.preventDefault();
      setCurrent(key);
      body.current?.querySelector<HTMLElement>(`tr[data-key="${key}"]`)?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [enabled]);

  return { current, setCurrent, body };
}
