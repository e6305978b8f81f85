import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { settings } from '../db/schema.ts';
import { DEFAULT_SETTINGS } from '../features/settings/read-settings.ts';

/** The embedded database does not force its writes to the disk: unless somebody says otherwise, it is backed up by itself. */
export async function backUpByDefault(ctx: Context): Promise<void> {
  await ctx.db
    .insert(settings)
    .values({
      key: 'backup',
      value: sql`${JSON.stringify({ ...DEFAULT_SETTINGS.backup, autoBackupEnabled: true })}::jsonb`,
      updatedAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
}
