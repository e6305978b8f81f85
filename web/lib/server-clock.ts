/** The clock of a phone may be hours or years off; what falls due, expires or is compared with the server's times goes by the server's. */
let offset = 0;
/**
 * Between which differences to this clock the server's may lie, in ms: the header counts whole seconds, and an answer takes
 * its time. Each answer narrows it down.
 */
let bounds: readonly [least: number, most: number] = [-Infinity, Infinity];

let tell = () => {};
/** Kept once the server has answered anything, and so its time is known. */
export const serverTimeKnown = new Promise<void>((resolve) => {
  tell = resolve;
});

/**
 * Learns from the `Date` of an answer.
 * @param sentAt when its request went out, by this clock: the server looked at its own no earlier
 */
export function noteServerTime(response: Response, sentAt: number = Date.now()): void {
  const at = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(at)) return;
  const [least, most] = [at - Date.now(), at + 1000 - sentAt];
  const narrower = [Math.max(least, bounds[0]), Math.min(most, bounds[1])] as const;
  // No time fits both: one of the clocks has been set since.
  bounds = narrower[0] <= narrower[1] ? narrower : [least, most];
  // A clock that may well be right is left alone.
  offset = bounds[0] <= 0 && bounds[1] >= 0 ? 0 : (bounds[0] + bounds[1]) / 2;
  tell();
}

/** Milliseconds since the epoch by the server's clock; by this device's while the server has not answered yet. */
export function serverNow(): number {
  return serverTime(Date.now());
}

/** What the server's clock showed when this device's showed `at`. */
export function serverTime(at: number): number {
  return at + offset;
}
