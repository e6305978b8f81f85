import { subMonths } from 'date-fns';
import { seoulToday } from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';

export interface ReportRange {
  startDate: string;
  endDate: string;
}

/** From one month before today to today, as days in Seoul. */
export function defaultRange(now: number = serverNow()): ReportRange {
  const endDate = seoulToday(now);
  const [year = 0, month = 1, day = 1] = endDate.split('-').map(Number);
  const start = subMonths(new Date(year, month - 1, day), 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    startDate: `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`,
    endDate,
  };
}
