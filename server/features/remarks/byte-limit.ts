import type { Context } from '../../context.ts';

/** NEIS bytes that a remark of this class may have: data by area, never a constant in code. */
export async function byteLimitOf(
  ctx: Context,
  owner: { type: 'subject' | 'creative'; creativeType: 'autonomy' | 'club' | 'career' | null },
): Promise<number> {
  const { byteLimits } = await ctx.settings.read();
  return owner.type === 'creative' && owner.creativeType
    ? byteLimits[owner.creativeType]
    : byteLimits.subject;
}
