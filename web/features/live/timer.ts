import { storage } from '../../lib/storage.ts';

const MINUTE_MS = 60_000;
/** Longer than any lesson. */
const MOST_MS = 180 * MINUTE_MS;

/** A countdown that runs until a moment, or stands still with some time left. */
export type Timer = { endsAt: number } | { left: number };

/** How much is left, in ms; never below nothing. */
export function leftOf(timer: Timer, now: number): number {
  return 'endsAt' in timer ? Math.max(0, timer.endsAt - now) : timer.left;
}

export function startTimer(minutes: number, now: number): Timer {
  return { endsAt: now + minutes * MINUTE_MS };
}

/** More or fewer minutes; running goes on running, and what is over begins anew with what was added. */
export function addMinutes(timer: Timer, minutes: number, now: number): Timer {
  const left = Math.min(MOST_MS, Math.max(0, leftOf(timer, now) + minutes * MINUTE_MS));
  return 'endsAt' in timer ? { endsAt: now + left } : { left };
}

/** Stops a countdown that runs, starts one that stands. */
export function toggleTimer(timer: Timer, now: number): Timer {
  const left = leftOf(timer, now);
  return 'endsAt' in timer ? { left } : { endsAt: now + left };
}

/** `4:05`, `1:04:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
}

const keyOf = (evaluationId: string) => `live-timer:${evaluationId}`;

/** The countdown of this form on this computer: it outlives a reload. */
export function readTimer(evaluationId: string): Timer | null {
  try {
    const stored: unknown = JSON.parse(storage.read(keyOf(evaluationId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if ('endsAt' in stored && typeof stored.endsAt === 'number') return { endsAt: stored.endsAt };
    return 'left' in stored && typeof stored.left === 'number' ? { left: stored.left } : null;
  } catch {
    return null;
  }
}

export function writeTimer(evaluationId: string, timer: Timer | null): void {
  if (timer) storage.write(keyOf(evaluationId), JSON.stringify(timer));
  else storage.remove(keyOf(evaluationId));
}
