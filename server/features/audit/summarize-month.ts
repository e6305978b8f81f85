import { and, count, gte, lt, sum } from 'drizzle-orm';
import { actionName, EXPORTS } from '../../audit-words.ts';
import { SEOUL_OFFSET_MS, seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { auditLog } from '../../db/schema.ts';

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

/** What was done in a month, and how much of people's data left with files. */
export async function summarizeMonth(ctx: Context, chosen: string | undefined) {
  const { month, from, to } = monthOf(ctx, chosen);
  const rows = await ctx.db
    .select({ action: auditLog.action, n: count(), people: sum(auditLog.people) })
    .from(auditLog)
    .where(and(gte(auditLog.at, from), lt(auditLog.at, to)))
    .groupBy(auditLog.action);
  const actions = rows
    .map(({ action, n, people }) => ({
      action,
      name: actionName(action),
      count: n,
      people: Number(people ?? 0),
    }))
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
