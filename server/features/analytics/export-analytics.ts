import { and, between, count, desc, eq, gte, isNull, lte, max, or, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { activities, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { addDays, dayStart } from './days.ts';
import { readOverview } from './read-overview.ts';

/** Rows in one file; what a spreadsheet program and this server's memory still bear. The file says when there are more. */
const MOST = 100_000;

/** The figures, the people or the log of the last `days` days as a JSON file. No address and no secret is in it. */
export const exportAnalytics: Handler<'exportAnalytics'> = async (ctx, actor, input) => {
  const now = ctx.clock.now();
  const today = seoulDay(now);
  const from = dayStart(addDays(today, 1 - input.days));
  const { people, ...content } = await contentOf[input.type](ctx, { from, now, days: input.days });
  await ctx.db.transaction((tx) =>
    audit(ctx, tx, actor, {
      action: 'exportAnalytics',
      subjectType: 'report',
      subjectId: `analytics:${input.type}:${input.days}`,
      people,
    }),
  );
  const file = { type: input.type, days: input.days, exportedAt: now.toISOString(), ...content };
  return {
    name: `analytics_${input.type}_${today}.json`,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
  };
};

interface Window {
  from: Date;
  now: Date;
  days: number;
}
type Content = Record<string, unknown> & { people: number };

const contentOf: Record<'overview' | 'users' | 'activities', (ctx: Context, w: Window) => Promise<Content>> =
  {
    async overview(ctx, { days }) {
      return { people: 0, overview: await readOverview(ctx, days) };
    },
    users: exportUsers,
    activities: exportActivities,
  };

/** Whoever registered or was there in the period, with how often something was done. */
async function exportUsers(ctx: Context, { from, now }: Window): Promise<Content> {
  const done = ctx.db
    .select({ userId: activities.userId, times: count().as('times'), last: max(activities.at).as('last') })
    .from(activities)
    .where(between(activities.at, from, now))
    .groupBy(activities.userId)
    .as('done');
  // Who has left is nobody's business any more.
  const isIn = and(isNull(users.withdrawnAt), or(gte(users.createdAt, from), gte(done.times, 1)));
  const [all] = await ctx.db
    .select({ n: count() })
    .from(users)
    .leftJoin(done, eq(done.userId, users.id))
    .where(isIn);
  const rows = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      school: users.school,
      is_active: users.isActive,
      created_at: users.createdAt,
      last_login_at: users.lastLoginAt,
      actionCount: sql<number>`coalesce(${done.times}, 0)::int`,
      lastActivityAt: done.last,
    })
    .from(users)
    .leftJoin(done, eq(done.userId, users.id))
    .where(isIn)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(MOST);
  return {
    people: rows.length,
    total: all?.n ?? 0,
    truncated: (all?.n ?? 0) > rows.length,
    users: rows,
  };
}

/** The log itself, newest first. */
async function exportActivities(ctx: Context, { from, now }: Window): Promise<Content> {
  const during = and(gte(activities.at, from), lte(activities.at, now), isNull(users.withdrawnAt));
  const [all] = await ctx.db
    .select({ n: count() })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.userId))
    .where(during);
  const rows = await ctx.db
    .select({
      user_id: activities.userId,
      user: users.name,
      userRole: activities.role,
      action: activities.action,
      path: activities.path,
      timestamp: activities.at,
    })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.userId))
    .where(during)
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(MOST);
  return {
    people: new Set(rows.map(({ user_id }) => user_id)).size,
    total: all?.n ?? 0,
    truncated: (all?.n ?? 0) > rows.length,
    activities: rows,
  };
}
