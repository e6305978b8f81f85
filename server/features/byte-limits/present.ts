import type { getByteLimits } from '../../../contract/byte-limits.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { schoolYear } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { DEFAULT_BYTE_LIMITS, type Settings } from '../settings/read-settings.ts';

export function presentByteLimits(
  ctx: Context,
  { byteLimits }: Pick<Settings, 'byteLimits'>,
): ReplyOf<typeof getByteLimits> {
  return {
    limits: Object.entries(byteLimits)
      .map(([year, areas]) => ({ year: Number(year), ...areas }))
      .sort((a, b) => b.year - a.year),
    defaults: DEFAULT_BYTE_LIMITS,
    currentYear: schoolYear(ctx.clock.now()),
  };
}
