import { and, asc, count, eq, gte, lt, min, sum } from 'drizzle-orm';
import { actionName, EXPORTS } from '../../audit-words.ts';
import { SEOUL_OFFSET_MS, seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { auditLog, auditMonths } from '../../db/schema.ts';

/** From when until when a month lasts, in Seoul; absent: the present one. */
export function monthOf(ctx: Context, month: string | undefined): { month: string; from: Date; to: Date } {
  const name = month ?? seoulDay(ctx.clock.now()).slice(0, 7);
  const [year = 0, number = 1] = name.split('-').map(Number);
  return {
    month: name,
    from: new Date(Date.UTC(year, number - 1, 1) - SEOUL_OFFSET_MS),
    to: new Date(Date.UTC(year, number, 1) - SEOUL_OFFSET_MS),
  };
}

/** The first month of which anything is known; the present one before anything happened. */
export async function firstMonth(ctx: Context): Promise<string> {
  const [kept] = await ctx.db
    .select({ month: auditMonths.month })
    .from(auditMonths)
    .orderBy(asc(auditMonths.month))
    .limit(1);
  const [oldest] = await ctx.db.select({ at: min(auditLog.at) }).from(auditLog);
  return kept?.month ?? seoulDay(oldest?.at ?? ctx.clock.now()).slice(0, 7);
}

/** What was done in a month, and how much of people's data left with files; rows that are gone count as they did. */
export async function summarizeMonth(ctx: Context, chosen: string | undefined) {
  const { month, from, to } = monthOf(ctx, chosen);
  // One moment: rows that the retention takes meanwhile are here or there, never in both.
  const rows = await ctx.db.transaction(
    async (tx) => [
      ...(await tx
        .select({ action: auditLog.action, n: count(), people: sum(auditLog.people) })
        .from(auditLog)
        .where(and(gte(auditLog.at, from), lt(auditLog.at, to)))
        .groupBy(auditLog.action)),
      ...(await tx
        .select({ action: auditMonths.action, n: auditMonths.count, people: auditMonths.people })
        .from(auditMonths)
        .where(eq(auditMonths.month, month))),
    ],
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const sums = new Map<string, { count: number; people: number }>();
  for (const { action, n, people } of rows) {
    const before = sums.get(action) ?? { count: 0, people: 0 };
    sums.set(action, { count: before.count + n, people: before.people + Number(people ?? 0) });
  }
  const actions = [...sums]
    .map(([action, figures]) => ({ action, name: actionName(action), ...figures }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const files = actions.filter(({ action }) => EXPORTS.includes(action));
  const total = (list: typeof actions, key: 'count' | 'people') =>
    list.reduce((all, one) => all + one[key], 0);
  return {
    month,
    total: total(actions, 'count'),
    exports: { count: total(files, 'count'), people: total(files, 'people') },
    actions,
  };
}
