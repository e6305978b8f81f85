import { type RefObject, useCallback, useRef, useState } from 'react';

/** State that work which waits for a server can read as it is by then: the ref changes at once, not with the next rendering. */
export function useCurrent<T extends object>(
  initial: () => T,
): [T, RefObject<T>, (next: T | ((now: T) => T)) => void] {
  const [value, setValue] = useState(initial);
  const current = useRef(value);
  const set = useCallback((next: T | ((now: T) => T)) => {
    current.current = typeof next === 'function' ? next(current.current) : next;
    setValue(current.current);
  }, []);
  return [value, current, set];
}
