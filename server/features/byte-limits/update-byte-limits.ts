import { audit } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { presentByteLimits } from './present.ts';

/** Replaces the limits of all years. Remarks that exist stay as they are; the next look measures them anew. */
export const updateByteLimits: Handler<'updateByteLimits'> = async (ctx, actor, { limits }) => {
  const byteLimits = Object.fromEntries(limits.map(({ year, ...areas }) => [String(year), areas]));
  await ctx.db.transaction(async (tx) => {
    await writeSettings(ctx, tx, { byteLimits });
    await audit(ctx, tx, actor, {
      action: 'updateByteLimits',
      subjectType: 'settings',
      subjectId: 'byteLimits',
    });
  });
  ctx.settings.forget();
  return presentByteLimits(ctx, { byteLimits });
};
