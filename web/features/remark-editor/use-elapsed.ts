import { useEffect, useState } from 'react';

/** Whole seconds since a moment on the clock of `performance.now()`, told every second; 0 for as long as there is none. */
export function useElapsed(since: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const tell = () => setSeconds(Math.floor((performance.now() - since) / 1000));
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : seconds;
}
