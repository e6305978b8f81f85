import { format, isSameDay } from 'date-fns';
import { ko } from 'date-fns/locale/ko';
import { serverNow } from './server-clock.ts';

/** `2026. 3. 2.`, as Korean offices write a day; from ISO 8601. */
export function formatDay(iso: string): string {
  return format(new Date(iso), 'yyyy. M. d.', { locale: ko });
}

/** `2026. 3. 2. 오후 2:05` */
export function formatMoment(iso: string): string {
  return format(new Date(iso), 'yyyy. M. d. a h:mm', { locale: ko });
}

/** `14:02` on the same day, else `3월 2일 14:02`: when something was saved. */
export function formatSaveTime(iso: string | Date, now: number = serverNow()): string {
  const at = new Date(iso);
  return format(at, isSameDay(at, now) ? 'HH:mm' : 'M월 d일 HH:mm', { locale: ko });
}

const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Today in Seoul as `2026-11-21`, the day that figures and files are named by, wherever the browser stands. */
export function seoulToday(now: number = serverNow()): string {
  return new Date(now + SEOUL_AHEAD_MS).toISOString().slice(0, 10);
}
