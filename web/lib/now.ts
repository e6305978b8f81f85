import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The longest that a timer of a browser can wait, in ms: beyond that it fires at once. */
export const LONGEST_TIMER_MS = 2_147_000_000;

/** The server's time in ms, read again every so often: for what is counted down on a screen. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
