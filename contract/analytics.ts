import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty, timestamp } from './text.ts';
import { role } from './users.ts';

/** The action types of specification 1, section 3. */
export const ACTIVITIES = [
  'LOGIN',
  'PAGE_VIEW',
  'CREATE_CLASS',
  'SUBMIT_RESPONSE',
  'GENERATE_QUESTIONS',
  'GENERATE_FINAL',
  'EXPORT_EXCEL',
  'JOIN_CLASS',
  'USER_REGISTRATION',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const PERIODS = [7, 30, 90] as const;
type Period = (typeof PERIODS)[number];

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const count = z.int();
/** Per cent, or minutes, to one decimal; zero where there is nothing to divide by (docs/metrics.md). */
const figure = z.number();

/** What each figure means stands in docs/metrics.md. */
const overview = z.object({
  days: count,
  /** The figures are as of this moment; the job or the update button moves it on. */
  updatedAt: timestamp,
  activityMetrics: z.object({
    current: z.object({ dau: count, wau: count, mau: count }),
    growth: z.object({ dauGrowth: figure, userGrowth: figure }),
    trends: z.object({
      dauTrend: z.array(z.object({ date: day, dau: count, dauTeachers: count, dauStudents: count })),
    }),
  }),
  engagementMetrics: z.object({
    avgSessionDuration: figure,
    totalSessions: count,
    avgSessionsPerUser: figure,
    pageViews: count,
    actions: z.record(z.enum(ACTIVITIES), count),
    userActivity: z.array(z.object({ role, userCount: count, actionCount: count })),
  }),
  educationMetrics: z.object({
    totalEvaluationsCreated: count,
    totalResponsesSubmitted: count,
    completionRate: figure,
    /** How many submissions a rate of 100 would take. */
    expectedResponses: count,
    avgResponseTime: figure,
    /** How many submissions that average is of. */
    timedResponses: count,
    aiGenerations: count,
    excelExports: count,
    teacherEngagement: z.object({ activeTeachers: count, totalTeachers: count, rate: figure }),
    cumulativeStats: z.object({
      totalUsers: count,
      totalClasses: count,
      totalEvaluations: count,
      totalResponses: count,
    }),
  }),
  retentionMetrics: z.object({
    d1Retention: figure,
    d7Retention: figure,
    d30Retention: figure,
    /** Of how many people each of the three is. */
    cohortSizes: z.object({ d1: count, d7: count, d30: count }),
    cohortAnalysis: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), userCount: count })),
  }),
  basicStats: z.object({ newUsersThisWeek: count }),
});
export type AnalyticsOverview = z.output<typeof overview>;

const period = z.pipe(
  z.enum(
    PERIODS.map((days) => `${days}` as const),
    '7, 30, 90 가운데 하나여야 합니다.',
  ),
  z.transform((value) => Number(value) as Period),
);

export const getAnalyticsOverview = operation({
  summary: '종합 분석: 최근 7, 30, 90일의 지표',
  method: 'GET',
  path: '/api/admin/analytics/overview',
  actor: 'admin',
  poll: true,
  input: z.strictObject({ days: z._default(period, 30) }),
  reply: overview,
});

export const getAnalyticsRealtime = operation({
  summary: '종합 분석: 오늘의 실시간 현황',
  method: 'GET',
  path: '/api/admin/analytics/realtime',
  actor: 'admin',
  poll: true,
  input: empty,
  reply: z.object({
    activeUsersToday: count,
    activeUsersYesterday: count,
    growth: figure,
    sessionsToday: count,
    avgSessionDuration: figure,
    recentActivities: z.array(
      z.object({
        user: z.string(),
        userRole: z.nullable(role),
        action: z.string(),
        timestamp,
      }),
    ),
  }),
});

export const updateAnalytics = operation({
  summary: '종합 분석: 지금까지의 기록으로 다시 집계',
  method: 'POST',
  path: '/api/admin/analytics/update',
  actor: 'admin',
  input: empty,
  reply: z.object({ updatedAt: timestamp }),
});

const EXPORT_DAYS = 365;

export const exportAnalytics = operation({
  summary: '종합 분석 JSON 파일',
  method: 'GET',
  path: '/api/admin/analytics/export',
  actor: 'admin',
  input: z.strictObject({
    type: z.enum(['overview', 'users', 'activities'], '무엇을 내보낼지 골라 주세요.'),
    format: z._default(z.enum(['json']), 'json'),
    days: z._default(
      z
        .pipe(z.string().check(z.regex(/^\d{1,3}$/, '숫자로 입력해 주세요.')), z.transform(Number))
        .check(
          z.refine((value) => value >= 1 && value <= EXPORT_DAYS, `1~${EXPORT_DAYS} 사이의 숫자여야 합니다.`),
        ),
      30,
    ),
  }),
  reply: 'file',
  fileType: 'application/json',
  example: () => ({ type: 'overview' }),
});
