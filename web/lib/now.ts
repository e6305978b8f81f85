import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The server's time in ms, read again every so often: for what is counted down on a screen. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
