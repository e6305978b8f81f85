import { ApiError } from './api-error.ts';
import { wait } from './refresh-session.ts';

/** What each further try waits at least, in ms: a quarter of a minute in all, after which a person has to know. */
const PAUSES_MS = [1000, 2000, 4000, 8000];
/** Whoever asks for more than this is not busy for a moment. */
const LONGEST_S = 15;
/** A server that is overloaded or has lost its database, and what a proxy says of one that starts anew. */
const PASSING = new Set([429, 502, 503, 504]);

/** Whether it may simply be over in a moment. Without a line nothing is over before the line is back. */
function mayPass(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'MAINTENANCE') return false;
  if (error.code === 'NETWORK') return navigator.onLine !== false;
  return PASSING.has(error.status) && (error.retryAfter ?? 0) <= LONGEST_S;
}

export interface Patience {
  /** False once nobody waits for it any more. */
  goesOn?: () => boolean;
  /** It did not work yet, and will be tried again. */
  onPause?: (() => void) | undefined;
}

/**
 * Tries again, less and less often, what a busy server or a broken line turned away. Only for what is the same done twice.
 * Throws what the last try threw.
 */
export async function patiently<T>(
  run: () => Promise<T>,
  { goesOn = () => true, onPause }: Patience = {},
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (pause === undefined || !mayPass(error) || !goesOn()) throw error;
      onPause?.();
      await wait(Math.max(pause, (error.retryAfter ?? 0) * 1000));
      if (!goesOn()) throw error;
    }
  }
}

/** Lets `most` run at a time; the others wait in the order of asking. */
export function fewAtATime(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (run) => {
    if (running < most) running += 1;
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await run();
    } finally {
      // Whoever leaves hands their place on.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
