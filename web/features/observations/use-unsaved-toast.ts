import { useCallback, useRef } from 'react';
import { isShownElsewhere } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import type { RowState } from './observation-row.tsx';
import { unsavedWords } from './unsaved-words.ts';

/** One toast that counts: a class whose words cannot be saved need not say it thirty times. */
export function useUnsavedToast(
  states: ReadonlyMap<string, RowState>,
): (key: string, error: ApiError) => void {
  const failed = useRef(new Map<string, string>());
  const latest = useRef(states);
  latest.current = states;
  return useCallback((key, error) => {
    if (isShownElsewhere(error)) return;
    // Whoever was saved meanwhile, or is written about anew, is no longer among them.
    for (const known of failed.current.keys()) {
      const state = latest.current.get(known);
      if (state === 'same' || state === 'unsaved') failed.current.delete(known);
    }
    failed.current.set(key, error.message);
    notify.error(unsavedWords([...failed.current.values()]), 'unsaved observations');
  }, []);
}
