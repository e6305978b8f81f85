import type { getByteLimits } from '../../../contract/byte-limits.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { schoolYear } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findLastChanges } from '../settings/last-changes.ts';
import { DEFAULT_BYTE_LIMITS, type Settings } from '../settings/read-settings.ts';
import { versionOf } from '../settings/standing.ts';

export async function presentByteLimits(
  ctx: Context,
  db: Database,
  { byteLimits }: Pick<Settings, 'byteLimits'>,
): Promise<ReplyOf<typeof getByteLimits>> {
  return {
    limits: Object.entries(byteLimits)
      .map(([year, areas]) => ({ year: Number(year), ...areas }))
      .sort((a, b) => b.year - a.year),
    defaults: DEFAULT_BYTE_LIMITS,
    currentYear: schoolYear(ctx.clock.now()),
    version: versionOf(byteLimits),
    changed: (await findLastChanges(db, 'settings', ['byteLimits'])).get('byteLimits') ?? null,
  };
}
