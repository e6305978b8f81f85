import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import {
  type FormDraft,
  isEmptyDraft,
  readFormDraft,
  removeFormDraft,
  writeFormDraft,
} from './form-draft.ts';

/** Long enough not to write at each letter, short enough not to lose a sentence. */
const DEBOUNCE_MS = 500;

/**
 * Keeps what is being written in this browser under `key` until `forget`. `found` is what an earlier visit left, read
 * once. `current` is null while there is nothing to keep (nothing was changed).
 */
export function useFormDraft(key: string, current: Omit<FormDraft, 'savedAt'> | null) {
  const [found] = useState<FormDraft | null>(() => readFormDraft(key));
  const text = current === null ? null : JSON.stringify(current);
  useEffect(() => {
    if (text === null) return;
    const draft = JSON.parse(text) as Omit<FormDraft, 'savedAt'>;
    const keep = () => {
      if (isEmptyDraft(draft)) removeFormDraft(key);
      else writeFormDraft(key, { ...draft, savedAt: serverNow() });
    };
    const timer = setTimeout(keep, DEBOUNCE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, text]);
  return { found, forget: () => removeFormDraft(key) };
}
