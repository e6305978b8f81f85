import * as z from 'zod/mini';
import { operation } from './operation.ts';

/** A day that the calendar has, as `2026-11-21`. */
const day = z
  .string()
  .check(
    z.refine(
      (value) => /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value) && isDay(value),
      '날짜를 2026-11-21처럼 입력해 주세요.',
    ),
  );

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const MOST_DAYS = 3660;
const DAY_MS = 86_400_000;

/** Days in Seoul, both included. Absent: from one month before today to today. */
const range = { startDate: z.optional(day), endDate: z.optional(day) };

const count = z.int();
const byRole = z.object({ month: z.string(), teachers: count, students: count });

/** What each figure means stands in docs/metrics.md. */
const stats = z.object({
  startDate: z.string(),
  endDate: z.string(),
  totalUsers: count,
  newUsersThisMonth: count,
  totalClasses: count,
  totalEvaluations: count,
  completedEvaluations: count,
  averageResponseRate: z.number(),
  userGrowth: z.array(byRole),
  evaluationsByType: z.object({ subject: count, creative: count }),
  /** The teachers with the most classes; a whole country's would be a million bars. */
  classDistribution: z.array(z.object({ teacher: z.string(), count })),
  /** Those who are not in the list: how many teachers, with how many classes together. */
  classDistributionRest: z.object({ teachers: count, count }),
});
export type ReportStats = z.output<typeof stats>;

/** How many teachers the distribution names. */
export const TEACHERS_SHOWN = 20;

export const getReports = operation({
  summary: '시스템 보고서의 수치',
  method: 'GET',
  path: '/api/admin/reports',
  actor: 'admin',
  input: z.strictObject(range),
  reply: z.object({ stats }),
  errors: ['VALIDATION'],
});

export const exportReport = operation({
  summary: '시스템 보고서 엑셀',
  method: 'GET',
  path: '/api/admin/reports/export',
  actor: 'admin',
  input: z.strictObject({
    ...range,
    type: z.enum(['users', 'classes', 'evaluations'], '무엇을 내려받을지 골라 주세요.'),
  }),
  reply: 'file',
  errors: ['VALIDATION'],
  example: () => ({ type: 'users' }),
});

/** What is wrong with a range, and at which field; null when it will do. The form and the server ask the same. */
export function rangeProblem(start: string, end: string): { path: string; message: string } | null {
  if (end < start) return { path: 'endDate', message: '끝나는 날이 시작하는 날보다 빠릅니다.' };
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  if (days > MOST_DAYS) return { path: 'startDate', message: '기간은 10년까지 고를 수 있습니다.' };
  return null;
}
