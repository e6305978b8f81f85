import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';
import type { Settings } from './read-settings.ts';

/** Stores settings by their keys; the caller forgets what was read once its transaction holds. */
export async function writeSettings(
  ctx: Context,
  tx: Database,
  changed: Partial<Omit<Settings, 'passwordPolicySaved'>>,
): Promise<void> {
  const updatedAt = ctx.clock.now();
  // Sorted: two administrators who save at once lock the rows in the same order.
  const rows = Object.entries(changed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ key, value, updatedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedAt },
    });
}
