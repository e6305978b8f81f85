/** Seconds to wait by a Retry-After header, which names them or, from a proxy, a moment (RFC 9110, 10.2.3); null: it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** A wait as it is told: in seconds below two minutes, else in minutes. */
export function waitWords(seconds: number): string {
  return seconds < 120 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
}
