import type { Context } from '../../context.ts';
import { DEFAULT_BYTE_LIMITS } from '../settings/read-settings.ts';

/** NEIS bytes that a remark of this class may have: data by school year and area, never a constant in code. */
export async function byteLimitOf(
  ctx: Context,
  owner: {
    type: 'subject' | 'creative';
    creativeType: 'autonomy' | 'club' | 'career' | null;
    schoolYear: number;
  },
): Promise<number> {
  const { byteLimits } = await ctx.settings.read();
  const ofYear = byteLimits[owner.schoolYear] ?? DEFAULT_BYTE_LIMITS;
  return owner.type === 'creative' && owner.creativeType ? ofYear[owner.creativeType] : ofYear.subject;
}
