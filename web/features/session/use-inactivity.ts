import { useCallback, useEffect, useRef, useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { onInput } from './inputs.ts';

/** Half of a limit that is shorter than ten minutes: a warning that always stands warns of nothing. */
function warnBefore(limitMs: number): number {
  return Math.min(5 * 60_000, limitMs / 2);
}
const CHECK_EVERY_MS = 60_000;
/** Mouse moves come in hundreds; one note in five seconds is exact enough for a limit in minutes. */
const NOTE_EVERY_MS = 5000;
/** Shared by all tabs: whoever works in one is not idle in the other. */
const LAST_INPUT = 'last_input';

/**
 * Watches for a person who went away. `left` is null while all is well, and the milliseconds until the session's end
 * from five minutes before it; 0 means it is over. `limitMs` null: nobody is signed in.
 */
export function useInactivity(limitMs: number | null): { left: number | null; stay: () => void } {
  const [left, setLeft] = useState<number | null>(null);
  const warning = left !== null;

  /** This tab's own last input, for browsers that keep nothing. */
  const own = useRef(0);

  const note = useCallback((now: number) => {
    own.current = now;
    storage.write(LAST_INPUT, String(now));
  }, []);
  const stay = useCallback(() => {
    note(Date.now());
    setLeft(null);
  }, [note]);

  useEffect(() => {
    if (limitMs !== null) note(Date.now());
  }, [limitMs, note]);

  useEffect(() => {
    // Once the warning stands, only an answer to it counts: a nudged mouse is not a person.
    if (limitMs === null || warning) return;
    return onInput(() => {
      if (Date.now() - own.current >= NOTE_EVERY_MS) note(Date.now());
    });
  }, [limitMs, warning, note]);

  useEffect(() => {
    if (limitMs === null) return;
    const check = () => {
      const last = Math.max(own.current, Number(storage.read(LAST_INPUT) ?? 0));
      const remaining = Math.max(0, last + limitMs - Date.now());
      setLeft(remaining <= warnBefore(limitMs) ? remaining : null);
    };
    const timer = setInterval(check, warning ? 1000 : CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [limitMs, warning]);

  return { left: limitMs === null ? null : left, stay };
}
