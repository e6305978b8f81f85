import { useEffect, useEffectEvent } from 'react';

/** The longest that a timer of a browser can wait, in ms. */
const LONGEST_MS = 2_147_000_000;
/** The server's clock decides: this one may be ahead, so it asks again after this time, in ms. */
const AGAIN_MS = 15_000;
/** A little later than due, so that the server's clock has got there too. */
const AFTER_MS = 500;

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
      const left = next - Date.now();
      const delay = left > 0 ? Math.min(left + AFTER_MS, LONGEST_MS) : AGAIN_MS;
      timer = setTimeout(() => {
        if (Date.now() >= next) void again();
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
}
