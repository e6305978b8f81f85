import { useEffect, useEffectEvent } from 'react';
import { LONGEST_TIMER_MS } from '../../lib/now.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** Where the server has not closed it yet, it is asked again after this time, in ms. */
const AGAIN_MS = 15_000;
/** A little later than due: the server's time is known to the second. */
const AFTER_MS = 1000;

interface Dated {
  due_at: string | null;
  is_closed: boolean;
}

/** Reads again when the date of one of the forms on the screen has come: it is closed then. */
export function useWhenDue(forms: readonly Dated[] | undefined, read: () => unknown): void {
  const again = useEffectEvent(read);
  const open = (forms ?? []).flatMap((one) =>
    one.due_at !== null && !one.is_closed ? [Date.parse(one.due_at)] : [],
  );
  const next = open.length > 0 ? Math.min(...open) : null;
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = next - serverNow();
      const delay = left > 0 ? Math.min(left + AFTER_MS, LONGEST_TIMER_MS) : AGAIN_MS;
      timer = setTimeout(() => {
        if (serverNow() >= next) void again();
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
}
