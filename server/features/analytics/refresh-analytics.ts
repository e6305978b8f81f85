import { eq, gte, lt, max, sql } from 'drizzle-orm';
import { RETENTION } from '../../../contract/retention.ts';
import { seoulDay, yearsBefore } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import {
  activities,
  analyticsActions,
  analyticsDays,
  analyticsLastDays,
  analyticsPeople,
  analyticsState,
  auditLog,
  sessions,
} from '../../db/schema.ts';
import { countStanding } from './count-standing.ts';
import { addDays, dayOf, dayStart, runsOf } from './days.ts';
import { rollUpDays } from './roll-up-days.ts';

/** Any number that nothing else locks: two servers must not count the same days at once. */
const LOCK = 20_261_121;
const ONLY_ROW = 1;
/** No transaction is open for so long: whatever took a number before that has appeared or never will. */
const SETTLES_MS = 3_600_000;
/** Numbers that are surely not taken while one transaction is open: how far back the first count looks again. */
const OPEN_AT_ONCE = 10_000;
/** A session lives for twelve hours at most, and grows longer till then; one hour for clocks that differ. */
const SESSION_GROWS_MS = 13 * 3_600_000;
/** Days in one statement, which may take fifteen seconds: a country's week takes one. */
const DAYS_AT_ONCE = 7;

type State = typeof analyticsState.$inferSelect;

/**
 * Brings the rollups up to date, in one transaction, so that nobody reads half of it. What people did is a log: only the
 * days that new rows fall on are counted anew, however late a row comes. What stands is counted anew as a whole, unless
 * nothing happened. (docs/decisions/0018-analytics-rollups.md)
 * @param how `wait`: after another server that is just doing it; otherwise null is returned then
 */
export async function refreshAnalytics(ctx: Context, how: { wait: boolean }): Promise<Date | null> {
  return ctx.db.transaction(async (tx) => {
    if (!(await isOurs(tx, how.wait))) return null;
    const now = ctx.clock.now();
    const [state] = await tx.select().from(analyticsState);
    const top = await highest(tx);
    // Numbers that went back: another database was put in this one's place.
    const known = state && state.settledActivity <= top.activity ? state : undefined;
    const kept = firstKeptDay(now);
    if (!known) await forget(tx, kept);
    const days = await changedDays(tx, known, { kept, today: seoulDay(now) });
    // The latest first: whoever was there then needs no look at what was before.
    for (const run of runsOf(days, DAYS_AT_ONCE).reverse()) await rollUpDays(tx, run);
    await tx.delete(analyticsPeople).where(lt(analyticsPeople.lastDay, kept));
    await countLastDays(tx);
    if (how.wait || !known || known.settledAudit !== top.audit) await countStanding(tx, now);
    await save(tx, known, top, now);
    return now;
  });
}

/** When the figures are of; refreshes first where that never happened. */
export async function refreshedAt(ctx: Context): Promise<Date> {
  const [state] = await ctx.db.select().from(analyticsState).where(eq(analyticsState.id, ONLY_ROW));
  return state?.refreshedAt ?? (await refreshAnalytics(ctx, { wait: true })) ?? ctx.clock.now();
}

async function isOurs(tx: Database, wait: boolean): Promise<boolean> {
  if (wait) {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return true;
  }
  const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as held`)) as {
    rows: { held: boolean }[];
  };
  return rows[0]?.held === true;
}

async function highest(tx: Database): Promise<{ activity: number; audit: number }> {
  const [activity] = await tx.select({ id: max(activities.id) }).from(activities);
  const [entry] = await tx.select({ id: max(auditLog.id) }).from(auditLog);
  return { activity: activity?.id ?? 0, audit: entry?.id ?? 0 };
}

/** The first day of which the log still holds every row (server/jobs/retention.ts); earlier ones stay as counted. */
function firstKeptDay(now: Date): string {
  return addDays(seoulDay(yearsBefore(now, RETENTION.serviceLogYears)), 1);
}

async function forget(tx: Database, kept: string): Promise<void> {
  await tx.delete(analyticsDays).where(gte(analyticsDays.day, kept));
  await tx.delete(analyticsActions).where(gte(analyticsActions.day, kept));
  await tx.delete(analyticsPeople);
}

/** The overview adds up a few hundred rows instead of one per person. */
async function countLastDays(tx: Database): Promise<void> {
  await tx.delete(analyticsLastDays);
  await tx.execute(sql`
    INSERT INTO ${analyticsLastDays} (role, last_day, people)
    SELECT role, last_day, count(*) FROM ${analyticsPeople} GROUP BY role, last_day`);
}

async function changedDays(
  tx: Database,
  known: State | undefined,
  { kept, today }: { kept: string; today: string },
): Promise<string[]> {
  const from = dayStart(kept).toISOString();
  const newRows = known ? sql`${activities.id} > ${known.settledActivity}` : sql`true`;
  const sessionsFrom = known ? new Date(known.refreshedAt.getTime() - SESSION_GROWS_MS).toISOString() : from;
  const query = sql`
    SELECT DISTINCT day::text AS day FROM (
      SELECT ${dayOf(activities.at)} AS day FROM ${activities}
      WHERE ${newRows} AND ${activities.at} >= ${from}::timestamptz
      UNION ALL
      SELECT ${dayOf(sessions.createdAt)} FROM ${sessions}
      WHERE ${sessions.createdAt} >= ${sessionsFrom}::timestamptz AND ${sessions.createdAt} >= ${from}::timestamptz
    ) AS changed WHERE day <= ${today}::date`;
  const { rows } = (await tx.execute(query)) as { rows: { day: string }[] };
  return rows.map(({ day }) => day);
}

async function save(
  tx: Database,
  known: State | undefined,
  top: { activity: number; audit: number },
  now: Date,
): Promise<void> {
  const seen = { seenActivity: top.activity, seenAudit: top.audit, seenAt: now };
  const isDue = known && now.getTime() - known.seenAt.getTime() >= SETTLES_MS;
  const marks = !known
    ? { ...seen, settledActivity: Math.max(0, top.activity - OPEN_AT_ONCE), settledAudit: 0 }
    : isDue
      ? { ...seen, settledActivity: known.seenActivity, settledAudit: known.seenAudit }
      : known;
  const row = { ...marks, id: ONLY_ROW, refreshedAt: now };
  await tx.insert(analyticsState).values(row).onConflictDoUpdate({ target: analyticsState.id, set: row });
}
