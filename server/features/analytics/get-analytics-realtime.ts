import { and, countDistinct, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { auditView } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import { activities, sessions, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { addDays, dayStart } from './days.ts';
import { growth, ratio } from './figures.ts';

const RECENT = 10;

/** Today as it is, straight from the log: two days of it are few rows. */
export const getAnalyticsRealtime: Handler<'getAnalyticsRealtime'> = async (ctx, actor) => {
  const today = seoulDay(ctx.clock.now());
  const [begin, before] = [dayStart(today), dayStart(addDays(today, -1))];
  const people = { n: countDistinct(activities.userId) };
  const [now] = await ctx.db.select(people).from(activities).where(gte(activities.at, begin));
  const [then] = await ctx.db
    .select(people)
    .from(activities)
    .where(and(gte(activities.at, before), lt(activities.at, begin)));
  const lasted = sql`greatest(${sessions.lastActiveAt} - ${sessions.createdAt}, interval '0')`;
  const [held] = await ctx.db
    .select({
      n: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(extract(epoch from ${lasted})) / 60, 0)::float8`,
    })
    .from(sessions)
    .where(gte(sessions.createdAt, begin));
  const recent = await ctx.db
    .select({
      userId: users.id,
      user: users.name,
      userRole: activities.role,
      action: activities.action,
      at: activities.at,
    })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.userId))
    .where(and(gte(activities.at, before), isNull(users.withdrawnAt)))
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(RECENT);
  await auditView(ctx, actor, {
    action: 'getAnalyticsRealtime',
    subjectType: 'report',
    subjectId: 'realtime',
    people: new Set(recent.map(({ userId }) => userId)).size,
  });
  return {
    activeUsersToday: now?.n ?? 0,
    activeUsersYesterday: then?.n ?? 0,
    growth: growth(now?.n ?? 0, then?.n ?? 0),
    sessionsToday: held?.n ?? 0,
    avgSessionDuration: ratio(held?.minutes ?? 0, held?.n ?? 0),
    recentActivities: recent.map(({ at, userId: _, ...row }) => ({ ...row, timestamp: at.toISOString() })),
  };
};
