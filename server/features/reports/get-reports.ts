import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { type ReportStats, TEACHERS_SHOWN } from '../../../contract/reports.ts';
import { auditView } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { classes, evaluations, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { standingForms } from '../analytics/count-standing.ts';
import { dayStart } from '../analytics/days.ts';
import { round1 } from '../analytics/figures.ts';
import { type Range, rangeOf } from './range.ts';

/** The report; the teachers whom it names are noted. */
export const getReports: Handler<'getReports'> = async (ctx, actor, input) => {
  const stats = await readReport(ctx, input);
  await auditView(ctx, actor, {
    action: 'getReports',
    subjectType: 'report',
    subjectId: 'reports',
    people: stats.classDistribution.length,
  });
  return { stats };
};

/** The figures of the report, each defined in docs/metrics.md. Read as one moment. */
export async function readReport(ctx: Context, input: Parameters<typeof rangeOf>[1]): Promise<ReportStats> {
  const range = rangeOf(ctx, input);
  const month = dayStart(`${seoulDay(range.now).slice(0, 7)}-01`);
  return ctx.db.transaction(
    async (tx) => ({
      startDate: range.startDate,
      endDate: range.endDate,
      ...(await countUsers(tx, range, month)),
      ...(await countForms(tx, range)),
      ...(await countClasses(tx, range)),
      userGrowth: await growthOf(tx, range),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const isHere = isNull(users.withdrawnAt);

async function countUsers(tx: Database, { end }: Range, month: Date) {
  const before = sql`${users.createdAt} < ${end.toISOString()}::timestamptz`;
  const since = sql`${users.createdAt} >= ${month.toISOString()}::timestamptz`;
  const [row] = await tx
    .select({
      total: sql<number>`(count(*) FILTER (WHERE ${before}))::int`,
      fresh: sql<number>`(count(*) FILTER (WHERE ${since}))::int`,
    })
    .from(users)
    .where(isHere);
  return { totalUsers: row?.total ?? 0, newUsersThisMonth: row?.fresh ?? 0 };
}

/** Forms made in the range; a form whose class has no student has no rate. */
async function countForms(tx: Database, { begin, end, now }: Range) {
  const during = sql`${evaluations.createdAt} >= ${begin.toISOString()}::timestamptz
    AND ${evaluations.createdAt} < ${end.toISOString()}::timestamptz`;
  const { rows } = (await tx.execute(sql`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE closed_by_now))::int AS completed,
      (count(*) FILTER (WHERE type = 'subject'))::int AS subject,
      (count(*) FILTER (WHERE type = 'creative'))::int AS creative,
      coalesce(avg(answered * 100.0 / expected) FILTER (WHERE is_distributed AND expected > 0), 0)::float8 AS rate
    FROM (${standingForms(during, now)}) AS forms`)) as {
    rows: { total: number; completed: number; subject: number; creative: number; rate: number }[];
  };
  const [row = { total: 0, completed: 0, subject: 0, creative: 0, rate: 0 }] = rows;
  return {
    totalEvaluations: row.total,
    completedEvaluations: row.completed,
    averageResponseRate: round1(row.rate),
    evaluationsByType: { subject: row.subject, creative: row.creative },
  };
}

type Distribution = Pick<ReportStats, 'totalClasses' | 'classDistribution' | 'classDistributionRest'>;

async function countClasses(tx: Database, { end }: Range): Promise<Distribution> {
  const standing = and(isNull(classes.deletedAt), lt(classes.createdAt, end));
  const [all] = await tx
    .select({ n: count(), teachers: sql<number>`count(DISTINCT ${classes.teacherId})::int` })
    .from(classes)
    .where(standing);
  const most = await tx
    .select({ name: users.name, school: users.school, n: count() })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(standing)
    .groupBy(users.id)
    .orderBy(desc(count()), sql`${users.name} COLLATE "C"`, users.id)
    .limit(TEACHERS_SHOWN);
  const named = most.reduce((total, { n }) => total + n, 0);
  return {
    totalClasses: all?.n ?? 0,
    classDistribution: most.map((row) => ({ teacher: nameAmong(row, most), count: row.n })),
    classDistributionRest: { teachers: (all?.teachers ?? 0) - most.length, count: (all?.n ?? 0) - named },
  };
}

/** With the school where another of the list has the same name. */
function nameAmong(row: { name: string; school: string | null }, all: readonly { name: string }[]): string {
  const isShared = all.filter(({ name }) => name === row.name).length > 1;
  return isShared && row.school ? `${row.name} (${row.school})` : row.name;
}

/** New accounts of each month that the range touches, by the role of now; only the days in the range count. */
async function growthOf(tx: Database, range: Range): Promise<ReportStats['userGrowth']> {
  const months = monthsOf(range);
  // Comparing with where each month begins is three times as fast as naming the month of each of 100,000 accounts.
  const begins = sql.param(months.map((month) => dayStart(`${month}-01`).toISOString()));
  const rows = await tx
    .select({
      nth: sql<number>`width_bucket(${users.createdAt}, ${begins}::timestamptz[])`,
      teachers: sql<number>`(count(*) filter (where ${users.role} = 'teacher'))::int`,
      students: sql<number>`(count(*) filter (where ${users.role} = 'student'))::int`,
    })
    .from(users)
    .where(and(isHere, gte(users.createdAt, range.begin), lt(users.createdAt, range.end)))
    .groupBy(sql`1`);
  const known = new Map(rows.map(({ nth, ...counts }) => [nth, counts]));
  return months.map((month, index) => ({ month, teachers: 0, students: 0, ...known.get(index + 1) }));
}

function monthsOf({ startDate, endDate }: Range): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = startDate.split('-').map(Number);
  for (;;) {
    const each = `${year}-${String(month).padStart(2, '0')}`;
    if (each > endDate.slice(0, 7)) return months;
    months.push(each);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
