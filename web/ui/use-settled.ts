import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` ms; for announcements that would otherwise follow every key. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
