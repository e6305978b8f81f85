/** The clock of a phone may be hours or years off; what expires or is compared with the server's times goes by the server's. */
let offset = 0;
/** The header counts whole seconds, and an answer takes its time: within this the two clocks agree. */
const AGREE_MS = 2000;

let tell = () => {};
/** Kept once the server has answered anything, and so its time is known. */
export const serverTimeKnown = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Learns from the `Date` of an answer. */
export function noteServerTime(response: Response): void {
  const at = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(at)) return;
  const difference = at - Date.now();
  offset = Math.abs(difference) <= AGREE_MS ? 0 : difference;
  tell();
}

/** Milliseconds since the epoch by the server's clock; by this device's while the server has not answered yet. */
export function serverNow(): number {
  return Date.now() + offset;
}
