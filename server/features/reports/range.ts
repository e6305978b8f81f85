import { rangeProblem } from '../../../contract/reports.ts';
import { seoulDay } from '../../clock.ts';
import { invalid } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { addDays, dayStart } from '../analytics/days.ts';

export interface Range {
  startDate: string;
  endDate: string;
  /** The first moment of the range, and the first after it. */
  begin: Date;
  end: Date;
  /** The moment of the report. */
  now: Date;
}

/** The days asked for, or from one month before today to today. @throws VALIDATION */
export function rangeOf(
  ctx: Context,
  input: { startDate?: string | undefined; endDate?: string | undefined },
): Range {
  const now = ctx.clock.now();
  const endDate = input.endDate ?? seoulDay(now);
  const startDate = input.startDate ?? monthBefore(endDate);
  const problem = rangeProblem(startDate, endDate);
  if (problem) throw invalid(problem.path, problem.message);
  return { startDate, endDate, begin: dayStart(startDate), end: dayStart(addDays(endDate, 1)), now };
}

/** The same day of the month before, or that month's last day where it has none: 31 March → 28 February. */
function monthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
