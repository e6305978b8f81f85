import { CodedError } from '../coded-error.ts';

/** How often the process looks whether it was held up. */
const LOOK_MS = 100;
/** For how long it refuses new work after that, and when those it refused come back. */
const REFUSE_S = 1;

/**
 * Knows whether this process stood still, as one does that has too much to do: by how late it comes to look at the clock.
 * What it compares with the limit is a time that passed, so a process that only was slow to look is never taken for one
 * that stands for ever: an average of no measurement at all would be (docs/decisions/0026-overload.md).
 */
export function createStandstill(limitMs: number, nowMs: () => number = () => performance.now()) {
  let looked = nowMs();
  let refusingUntil = -Infinity;
  const look = (): void => {
    const now = nowMs();
    if (now - looked - LOOK_MS > limitMs) refusingUntil = now + REFUSE_S * 1000;
    looked = now;
  };
  return {
    look,
    /** @throws UNAVAILABLE, before anything was done, with the time to come back */
    assertMoving(): void {
      if (nowMs() < refusingUntil) throw new CodedError('UNAVAILABLE', { retryAfter: REFUSE_S });
    },
    /** Looks from now on by itself. Answers how to end that. */
    watch(): () => void {
      looked = nowMs();
      const timer = setInterval(look, LOOK_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
