import { eq } from 'drizzle-orm';
import type { CheckOptions } from '../../../record/types.ts';
import type { Teacher } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { type classes, users } from '../../db/schema.ts';
import { byteLimitOf } from '../remarks/byte-limit.ts';
import { findRosterNames } from '../responses/queries.ts';
import type { TaughtClassId } from '../scope.ts';

type TaughtClass = Pick<typeof classes.$inferSelect, 'type' | 'creativeType' | 'schoolYear'> & {
  id: TaughtClassId;
};

/**
 * What the record rules have to know about the remarks of a class: its year, roster, school and byte limit, and what the
 * administrator has added to the rules or excepted from them. It reads by itself: not for inside a transaction.
 */
export async function checkOptionsOf(
  ctx: Context,
  teacher: Teacher,
  taught: TaughtClass,
): Promise<CheckOptions> {
  const [self] = await ctx.db
    .select({ school: users.school })
    .from(users)
    .where(eq(users.id, teacher.userId));
  const { recordRules } = await ctx.settings.read();
  return {
    year: taught.schoolYear,
    names: await findRosterNames(ctx.db, taught.id),
    limit: await byteLimitOf(ctx, taught),
    ...recordRules,
    ...(self?.school ? { school: self.school } : {}),
  };
}
