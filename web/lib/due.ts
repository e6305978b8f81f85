const SEOUL_MS = 9 * 3_600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** A moment's clock in Korea, whatever the browser's zone: read it with the UTC getters. Korea has no summer time. */
function inSeoul(at: number): Date {
  return new Date(at + SEOUL_MS);
}
const two = (n: number) => String(n).padStart(2, '0');

/** `11월 28일(토) 18:00`, with the year when it is another one. `iso` in UTC, `now` in ms. */
export function formatDue(iso: string, now: number): string {
  const at = inSeoul(Date.parse(iso));
  const year = at.getUTCFullYear();
  const day = `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일(${WEEKDAYS[at.getUTCDay()]})`;
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  return `${year === inSeoul(now).getUTCFullYear() ? '' : `${year}년 `}${day} ${time}`;
}

/** `3일 남음`, counted in days of the calendar; `5시간 남음` within a day, `8분 남음` within an hour; null once it is past. */
export function timeLeft(iso: string, now: number): string | null {
  const due = Date.parse(iso);
  const left = due - now;
  if (left <= 0) return null;
  if (left < HOUR_MS) return `${Math.ceil(left / MINUTE_MS)}분 남음`;
  if (left < DAY_MS) return `${Math.floor(left / HOUR_MS)}시간 남음`;
  const dayOf = (at: number) => Math.floor((at + SEOUL_MS) / DAY_MS);
  return `${dayOf(due) - dayOf(now)}일 남음`;
}

/** What a field of date and time holds for a moment: `2026-11-28T18:00`, Korean time. */
export function toSeoulField(at: number): string {
  return inSeoul(at).toISOString().slice(0, 16);
}

/** The moment that such a field names, in ISO 8601; null for one that is not filled in. */
export function fromSeoulField(value: string): string | null {
  const at = Date.parse(`${value}:00.000+09:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Korean time `hour`:00, so many days after the day of `now`; in ms. */
export function seoulDayAt(now: number, days: number, hour: number): number {
  const day = Math.floor((now + SEOUL_MS) / DAY_MS) + days;
  return day * DAY_MS - SEOUL_MS + hour * HOUR_MS;
}
