import { CodedError } from '../coded-error.ts';
import type { Clock } from '../clock.ts';

/** Calls at once: a script that carries a whole school year over for one teacher stays below it. */
const BURST = 5_000;
/** Calls a second for as long as anybody likes: far above what hands and scripts come to, a tenth of what one core answers. */
const PER_SECOND = 100;
/** How many are counted before those whose counters are full again are let go. */
const SWEEP_ABOVE = 5_000;

/**
 * Stops somebody whose calls would crowd out everybody else, by session and by person, never by address: a whole school
 * sits behind one. In the memory of this process, because what it protects is this process; limits that stop guessing
 * are counted in the database (docs/decisions/0013-floods.md).
 */
export function createFloodGate(clock: Clock, { burst = BURST, perSecond = PER_SECOND } = {}) {
  /** What is left, as it was at the last call. */
  const buckets = new Map<string, { left: number; at: number }>();
  const fillMs = (burst / perSecond) * 1000;

  function sweep(now: number): void {
    for (const [key, { at }] of buckets) if (now - at >= fillMs) buckets.delete(key);
  }
  return {
    /** @param key a session's or a person's id @throws RATE_LIMITED */
    assertCalm(key: string): void {
      const now = clock.now().getTime();
      const bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= SWEEP_ABOVE) sweep(now);
        buckets.set(key, { left: burst - 1, at: now });
        return;
      }
      const gained = (Math.max(0, now - bucket.at) / 1000) * perSecond;
      bucket.left = Math.min(burst, bucket.left + gained);
      bucket.at = now;
      if (bucket.left < 1) throw new CodedError('RATE_LIMITED', { retryAfter: 1 });
      bucket.left -= 1;
    },
    /** How many are counted now. */
    size: () => buckets.size,
  };
}
