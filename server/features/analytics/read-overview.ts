import { and, between, count, eq, gte, isNull, sql } from 'drizzle-orm';
import { ACTIVITIES, type Activity, type AnalyticsOverview } from '../../../contract/analytics.ts';
import type { Role } from '../../../contract/users.ts';
import { seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import {
  analyticsActions,
  analyticsDays,
  analyticsLastDays,
  analyticsPeople,
  analyticsStanding,
  users,
} from '../../db/schema.ts';
import { addDays, daysUpTo, monthsUpTo, weekStart } from './days.ts';
import { growth, percent, ratio } from './figures.ts';
import { refreshedAt } from './refresh-analytics.ts';

const ROLES: readonly Role[] = ['teacher', 'student', 'admin'];
const MONTHS = 6;
const MINUTE_MS = 60_000;

type Day = typeof analyticsDays.$inferSelect;
type Standing = typeof analyticsStanding.$inferSelect;

/** Every figure of the last `days` days as of the last refresh, from the rollups alone (docs/metrics.md defines each). */
export async function readOverview(ctx: Context, days: number): Promise<AnalyticsOverview> {
  const updatedAt = await refreshedAt(ctx);
  const today = seoulDay(updatedAt);
  // One moment for all of it: a refresh in between would mix two.
  const found = await ctx.db.transaction((tx) => readRollups(tx, today, days), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return {
    days,
    updatedAt: updatedAt.toISOString(),
    activityMetrics: activityOf(found, today, days),
    engagementMetrics: engagementOf(found),
    educationMetrics: educationOf(found),
    retentionMetrics: retentionOf(found, today, days),
    basicStats: { newUsersThisWeek: sum(found.standing, 'accounts', weekStart(today), today) },
  };
}

type Rollups = Awaited<ReturnType<typeof readRollups>>;

async function readRollups(tx: Database, today: string, days: number) {
  const start = addDays(today, 1 - days);
  // The longest look back: retention after 30 days, the months of the cohorts, or the period before this one.
  const earliest = addDays(today, -Math.max(days * 2, days + 31, MONTHS * 31));
  const times = sql<number>`sum(${analyticsActions.times})::int`;
  return {
    start,
    today,
    rollups: await tx
      .select()
      .from(analyticsDays)
      .where(between(analyticsDays.day, earliest, today)),
    standing: await tx.select().from(analyticsStanding).where(gte(analyticsStanding.day, earliest)),
    totals: await readTotals(tx, start),
    actions: await tx
      .select({ role: analyticsActions.role, action: analyticsActions.action, times })
      .from(analyticsActions)
      .where(between(analyticsActions.day, start, today))
      .groupBy(analyticsActions.role, analyticsActions.action),
    people: await countPeople(tx, { week: addDays(today, -6), month: addDays(today, -29), period: start }),
    teachers: await countTeachers(tx, start, today),
  };
}

async function readTotals(tx: Database, start: string) {
  const all = (column: string) => sql<number>`coalesce(sum(${sql.identifier(column)}), 0)::int`;
  const [totals] = await tx
    .select({
      accounts: all('accounts'),
      classes: all('classes'),
      forms: all('forms'),
      responses: all('responses'),
      accountsBefore: sql<number>`coalesce(sum(accounts) FILTER (WHERE day < ${start}::date), 0)::int`,
    })
    .from(analyticsStanding);
  return totals ?? { accounts: 0, classes: 0, forms: 0, responses: 0, accountsBefore: 0 };
}

/**
 * Different people by role, and `any` for all of them, since each of three days: the windows end with the last refresh,
 * so the day on which somebody was there last decides.
 */
async function countPeople(tx: Database, since: { week: string; month: string; period: string }) {
  const earliest = since.period < since.month ? since.period : since.month;
  const rows = await tx.select().from(analyticsLastDays).where(gte(analyticsLastDays.lastDay, earliest));
  const from = (day: string) => (role: string) =>
    rows.reduce((sum, row) => (row.role === role && row.lastDay >= day ? sum + row.people : sum), 0);
  return { week: from(since.week), month: from(since.month), period: from(since.period) };
}

/** Those who are teachers now and may sign in, and how many of them worked in the period. */
async function countTeachers(tx: Database, from: string, to: string) {
  const isTeacher = and(eq(users.role, 'teacher'), eq(users.isActive, true), isNull(users.withdrawnAt));
  const [all] = await tx.select({ n: count() }).from(users).where(isTeacher);
  const [worked] = await tx
    .select({ n: count() })
    .from(analyticsPeople)
    .innerJoin(users, eq(users.id, analyticsPeople.userId))
    .where(
      and(isTeacher, eq(analyticsPeople.role, 'teacher'), between(analyticsPeople.lastWorkDay, from, to)),
    );
  return { all: all?.n ?? 0, worked: worked?.n ?? 0 };
}

/** One column over the days from `from` to `to`. */
function sum<R extends { day: string }, K extends keyof R>(
  rows: R[],
  column: K,
  from: string,
  to: string,
): number {
  return rows.reduce(
    (total, row) => (row.day >= from && row.day <= to ? total + Number(row[column]) : total),
    0,
  );
}

function activityOf(found: Rollups, today: string, days: number): AnalyticsOverview['activityMetrics'] {
  const { rollups, totals, people, start } = found;
  const byDay = new Map<string, Day>(rollups.map((row) => [row.day, row]));
  const now = sum(rollups, 'people', start, today);
  const before = sum(rollups, 'people', addDays(start, -days), addDays(start, -1));
  return {
    current: {
      dau: byDay.get(today)?.people ?? 0,
      wau: people.week('any'),
      mau: people.month('any'),
    },
    growth: {
      dauGrowth: growth(now, before),
      userGrowth: growth(totals.accounts, totals.accountsBefore),
    },
    trends: {
      dauTrend: daysUpTo(today, days).map((date) => {
        const row = byDay.get(date);
        return {
          date,
          dau: row?.people ?? 0,
          dauTeachers: row?.teachers ?? 0,
          dauStudents: row?.students ?? 0,
        };
      }),
    },
  };
}

function timesOf(found: Rollups, wanted: { action?: string; role?: string }): number {
  return found.actions.reduce((total, { action, role, times }) => {
    const isWanted =
      (wanted.action === undefined || wanted.action === action) &&
      (wanted.role === undefined || wanted.role === role);
    return isWanted ? total + times : total;
  }, 0);
}

function engagementOf(found: Rollups): AnalyticsOverview['engagementMetrics'] {
  const { rollups, start, today, people } = found;
  const totalSessions = sum(rollups, 'sessions', start, today);
  const actions = ACTIVITIES.map((action) => [action, timesOf(found, { action })] as const);
  return {
    avgSessionDuration: ratio(sum(rollups, 'sessionMs', start, today) / MINUTE_MS, totalSessions),
    totalSessions,
    avgSessionsPerUser: ratio(totalSessions, people.period('any')),
    pageViews: timesOf(found, { action: 'PAGE_VIEW' }),
    actions: Object.fromEntries(actions) as Record<Activity, number>,
    userActivity: ROLES.map((role) => ({
      role,
      userCount: people.period(role),
      actionCount: timesOf(found, { role }),
    })),
  };
}

function educationOf(found: Rollups): AnalyticsOverview['educationMetrics'] {
  const { standing, totals, teachers, start, today } = found;
  const during = (column: keyof Standing) => sum(standing, column, start, today);
  const made = (action: Activity) => timesOf(found, { action });
  return {
    totalEvaluationsCreated: during('forms'),
    totalResponsesSubmitted: during('responses'),
    completionRate: percent(during('answered'), during('expected')),
    expectedResponses: during('expected'),
    avgResponseTime: ratio(during('responseMs') / MINUTE_MS, during('timed')),
    timedResponses: during('timed'),
    aiGenerations: made('GENERATE_QUESTIONS') + made('GENERATE_FINAL'),
    excelExports: made('EXPORT_EXCEL'),
    teacherEngagement: {
      activeTeachers: teachers.worked,
      totalTeachers: teachers.all,
      rate: percent(teachers.worked, teachers.all),
    },
    cumulativeStats: {
      totalUsers: totals.accounts,
      totalClasses: totals.classes,
      totalEvaluations: totals.forms,
      totalResponses: totals.responses,
    },
  };
}

/** Those whose n-th day after registration lies among the last `days` full days, and how many were there on it. */
function retentionOf(found: Rollups, today: string, days: number): AnalyticsOverview['retentionMetrics'] {
  const { rollups, standing } = found;
  const [first, last] = [addDays(today, -days), addDays(today, -1)];
  const made = (n: number) => sum(standing, 'accounts', addDays(first, -n), addDays(last, -n));
  const came = (column: 'back1' | 'back7' | 'back30') => sum(rollups, column, first, last);
  const cohortSizes = { d1: made(1), d7: made(7), d30: made(30) };
  return {
    d1Retention: percent(came('back1'), cohortSizes.d1),
    d7Retention: percent(came('back7'), cohortSizes.d7),
    d30Retention: percent(came('back30'), cohortSizes.d30),
    cohortSizes,
    cohortAnalysis: monthsUpTo(today, MONTHS).map((month) => ({
      month,
      userCount: sum(standing, 'accounts', `${month}-01`, `${month}-31`),
    })),
  };
}
