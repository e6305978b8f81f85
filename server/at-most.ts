import { CodedError } from './coded-error.ts';

/** Refused for so long, in seconds, whoever finds the queue full. */
const COME_BACK_S = 3;

export interface Gate {
  /** Runs it as soon as there is room, in the order of asking. @throws RATE_LIMITED when too many wait already */
  <T>(run: () => Promise<T>): Promise<T>;
}

/** Lets `most` run at a time in this process, and `waiting` wait for them: what is costly must not leave others without a turn. */
export function atMost(most: number, waiting: number): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (run) => {
    if (running < most) running += 1;
    else {
      if (queue.length >= waiting) throw new CodedError('RATE_LIMITED', { retryAfter: COME_BACK_S });
      // Whoever leaves hands their place on, so nobody slips in between.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await run();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
