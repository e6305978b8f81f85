import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import { limits } from './schema.ts';

export interface Limit {
  /** How many attempts a window allows. */
  most: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/** How often counters that have run out are swept away: they hold addresses, and nobody else would ever remove them. */
const SWEEP_EVERY = 200;
let untilSweep = SWEEP_EVERY;

async function sweepNowAndThen(ctx: Context, now: Date): Promise<void> {
  untilSweep -= 1;
  if (untilSweep > 0) return;
  untilSweep = SWEEP_EVERY;
  await ctx.db.delete(limits).where(lt(limits.resetsAt, now));
}

/**
 * Counts an attempt before it is carried out, in one statement, so that parallel attempts cannot slip past each other.
 * @returns seconds until the window ends when there were too many, else 0
 */
export async function countAttempt(ctx: Context, key: string, limit: Limit): Promise<number> {
  const now = ctx.clock.now();
  await sweepNowAndThen(ctx, now);
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await ctx.db
    .insert(limits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`CASE WHEN ${limits.resetsAt} <= ${now.toISOString()}::timestamptz THEN 1 ELSE ${limits.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${limits.resetsAt} <= ${now.toISOString()}::timestamptz THEN excluded.resets_at ELSE ${limits.resetsAt} END`,
      },
    })
    .returning();
  if (!row || row.count <= limit.most) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

/** How many attempts the window that is open now has counted; what was refused counts as well. */
export async function countedSoFar(ctx: Context, key: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.resetsAt, ctx.clock.now())));
  return row?.count ?? 0;
}

/** Gives an attempt back: used where only failures count and this one succeeded. */
export async function forgiveAttempt(ctx: Context, key: string): Promise<void> {
  await ctx.db
    .update(limits)
    .set({ count: sql`GREATEST(${limits.count} - 1, 0)` })
    .where(sql`${limits.key} = ${key}`);
}

export async function forgetAttempts(ctx: Context, key: string): Promise<void> {
  await ctx.db.delete(limits).where(sql`${limits.key} = ${key}`);
}

/** @throws RATE_LIMITED */
export async function assertWithinLimit(ctx: Context, key: string, limit: Limit): Promise<void> {
  const retryAfter = await countAttempt(ctx, key, limit);
  if (retryAfter > 0) throw new CodedError('RATE_LIMITED', { retryAfter });
}
