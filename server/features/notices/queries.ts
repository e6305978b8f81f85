import { and, desc, inArray, isNull, or } from 'drizzle-orm';
import { type Notice, PRIORITY_WEIGHTS, type PublicNotice } from '../../../contract/notices.ts';
import { seoulDay } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { notices } from '../../db/schema.ts';
import { BUILT_IN } from './built-in.ts';

const BUILT_IN_IDS = BUILT_IN.map(({ id }) => id);

function isBuiltIn(id: string): boolean {
  return BUILT_IN_IDS.includes(id);
}

type Row = typeof notices.$inferSelect;

/** As an administrator sees it, and who changed it last. A day lasts until midnight in Seoul. */
export function presentNotice(
  ctx: Context,
  row: Omit<Row, 'createdAt' | 'updatedAt'> & { updatedAt: Date | null },
  changedBy: string | null = null,
): Notice {
  const { expiryDate } = row;
  const isExpired = expiryDate !== null && expiryDate < seoulDay(ctx.clock.now());
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    showOnLogin: row.showOnLogin,
    priority: row.priority,
    version: row.version,
    expiryDate,
    is_builtin: isBuiltIn(row.id),
    state: row.deletedAt ? 'hidden' : isExpired ? 'expired' : 'active',
    updated_at: row.updatedAt?.toISOString() ?? null,
    changed_by: changedBy,
  };
}

/** All that were not deleted and those that come with the product, the most urgent first, then the newest. */
export async function findNotices(ctx: Context, db: Database): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(or(isNull(notices.deletedAt), inArray(notices.id, BUILT_IN_IDS)))
    .orderBy(desc(notices.createdAt), desc(notices.id));
  const untouched = BUILT_IN.filter(({ id }) => !rows.some((row) => row.id === id));
  const all = [
    ...rows.map((row) => presentNotice(ctx, row)),
    ...untouched.map((one) => presentNotice(ctx, { ...one, updatedAt: null, deletedAt: null })),
  ];
  return all.sort((a, b) => PRIORITY_WEIGHTS[b.priority] - PRIORITY_WEIGHTS[a.priority]);
}

/** What everybody is told now. */
export async function activeNotices(ctx: Context): Promise<PublicNotice[]> {
  return (await findNotices(ctx, ctx.db)).filter(({ state }) => state === 'active');
}

/** The row of a notice for changing it, made first where it only came with the product; undefined: there is none. */
export async function lockNotice(
  ctx: Context,
  tx: Database,
  id: string,
): Promise<{ row: Row; isNew: boolean } | undefined> {
  const builtIn = BUILT_IN.find((one) => one.id === id);
  const now = ctx.clock.now();
  const made = builtIn
    ? await tx
        .insert(notices)
        .values({ ...builtIn, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: notices.id })
    : [];
  const [row] = await tx
    .select()
    .from(notices)
    .where(and(inArray(notices.id, [id]), builtIn ? undefined : isNull(notices.deletedAt)))
    .for('update');
  return row && { row, isNew: made.length > 0 };
}
